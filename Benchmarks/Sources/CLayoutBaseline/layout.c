#include "layout_baseline.h"

#include <pango/pangocairo.h>
#include <stdlib.h>

struct layout_baseline {
  PangoContext *context;
  PangoLayout *layout;
};

layout_baseline *layout_baseline_create(const char *font, double size) {
  layout_baseline *baseline = calloc(1, sizeof *baseline);
  if (baseline == NULL) return NULL;
  baseline->context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_context_set_language(baseline->context, pango_language_from_string("ja"));
  // Like PangoFonts, without rounding to px.
  pango_context_set_round_glyph_positions(baseline->context, FALSE);
  baseline->layout = pango_layout_new(baseline->context);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(baseline->layout, description);
  pango_font_description_free(description);
  pango_layout_set_wrap(baseline->layout, PANGO_WRAP_WORD_CHAR);
  return baseline;
}

void layout_baseline_free(layout_baseline *baseline) {
  if (baseline == NULL) return;
  g_object_unref(baseline->layout);
  g_object_unref(baseline->context);
  free(baseline);
}

layout_baseline_result layout_baseline_lines(
    layout_baseline *baseline, const char *texts, const long *sizes, size_t count, double width) {
  layout_baseline_result result = {0, 0};
  PangoLayout *layout = baseline->layout;
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  for (size_t index = 0; index < count; index++) {
    pango_layout_set_text(layout, texts, (int)sizes[index]);
    result.lines += pango_layout_get_line_count(layout);
    int height = 0;
    pango_layout_get_size(layout, NULL, &height);
    result.height += (double)height / PANGO_SCALE;
    texts += sizes[index];
  }
  return result;
}
