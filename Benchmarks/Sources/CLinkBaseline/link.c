#include "link_baseline.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

long link_baseline_cmark(const char *bytes, size_t count) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_syntax_extension *autolink = cmark_find_syntax_extension("autolink");
  if (!autolink) return -1;
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  cmark_parser_attach_syntax_extension(parser, autolink);
  cmark_parser_feed(parser, bytes, count);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_iter *nodes = cmark_iter_new(document);
  long links = 0;
  cmark_event_type event;
  while ((event = cmark_iter_next(nodes)) != CMARK_EVENT_DONE) {
    if (event != CMARK_EVENT_ENTER) continue;
    if (cmark_node_get_type(cmark_iter_get_node(nodes)) == CMARK_NODE_LINK) links++;
  }
  cmark_iter_free(nodes);
  cmark_node_free(document);
  cmark_parser_free(parser);
  return links;
}
