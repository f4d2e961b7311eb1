#include "markup_baseline.h"

#include <gumbo.h>
#include <libxml/HTMLparser.h>

// Both functions count without recursion, because trees may be deep.

static const GumboVector *children_of(const GumboNode *node) {
  return node->type == GUMBO_NODE_ELEMENT ? &node->v.element.children : NULL;
}

static long count_gumbo(const GumboNode *root) {
  long count = 0;
  const GumboNode *node = root;
  while (node) {
    if (node != root && node->type != GUMBO_NODE_COMMENT) count++;
    const GumboVector *children = children_of(node);
    if (children && children->length > 0) {
      node = children->data[0];
      continue;
    }
    while (node != root) {
      const GumboVector *siblings = children_of(node->parent);
      size_t next = node->index_within_parent + 1;
      if (next < siblings->length) {
        node = siblings->data[next];
        break;
      }
      node = node->parent;
    }
    if (node == root) break;
  }
  return count;
}

long markup_baseline_gumbo(const char *bytes, size_t count, long times) {
  GumboOptions options = kGumboDefaultOptions;
  options.fragment_context = GUMBO_TAG_DIV;
  long nodes = 0;
  for (long time = 0; time < times; time++) {
    GumboOutput *output = gumbo_parse_with_options(&options, bytes, count);
    if (time == times - 1) nodes = count_gumbo(output->root);
    gumbo_destroy_output(&options, output);
  }
  return nodes;
}

static long count_libxml2(const xmlNode *root) {
  long count = 0;
  const xmlNode *node = root;
  while (node) {
    if (node->type == XML_ELEMENT_NODE || node->type == XML_TEXT_NODE) count++;
    if (node->children && node->type == XML_ELEMENT_NODE) {
      node = node->children;
      continue;
    }
    while (node != root && !node->next) node = node->parent;
    node = node == root ? NULL : node->next;
  }
  return count;
}

long markup_baseline_libxml2(const char *bytes, size_t count, long times) {
  int options = HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_RECOVER | HTML_PARSE_NONET;
  long nodes = 0;
  for (long time = 0; time < times; time++) {
    htmlDocPtr document = htmlReadMemory(bytes, (int)count, NULL, "UTF-8", options);
    if (document == NULL) return -1;
    if (time == times - 1) nodes = count_libxml2(xmlDocGetRootElement(document));
    xmlFreeDoc(document);
  }
  return nodes;
}
