// Parses each line of standard input with gumbo as a fragment in a div, and prints its tree:
// elements with their children in brackets, text in quotes. See record-gumbo-trees.
#include <gumbo.h>
#include <stdio.h>
#include <stdlib.h>

static void print_node(const GumboNode *node) {
  if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE) {
    printf("\"%s\" ", node->v.text.text);
    return;
  }
  if (node->type != GUMBO_NODE_ELEMENT) return;
  const GumboElement *element = &node->v.element;
  const char *name = gumbo_normalized_tagname(element->tag);
  if (*name) {
    printf("%s", name);
  } else {
    GumboStringPiece piece = element->original_tag;
    gumbo_tag_from_original_text(&piece);
    printf("%.*s", (int)piece.length, piece.data);
  }
  if (element->children.length == 0) {
    printf(" ");
    return;
  }
  printf("[ ");
  for (unsigned i = 0; i < element->children.length; i++) print_node(element->children.data[i]);
  printf("] ");
}

int main(void) {
  GumboOptions options = kGumboDefaultOptions;
  options.fragment_context = GUMBO_TAG_DIV;
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') length--;
    GumboOutput *output = gumbo_parse_with_options(&options, line, length);
    const GumboVector *children = &output->root->v.element.children;
    for (unsigned i = 0; i < children->length; i++) print_node(children->data[i]);
    printf("\n");
    gumbo_destroy_output(&options, output);
  }
  free(line);
  return 0;
}
