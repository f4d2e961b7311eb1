#include "line_baseline.h"

#include <pango/pangocairo.h>
#include <unicode/ubrk.h>

long line_baseline_breaks(const uint16_t *text, size_t count, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator =
      ubrk_open(UBRK_LINE, locale, (const UChar *)text, (int32_t)count, &error);
  if (U_FAILURE(error)) return -1;
  long breaks = 0;
  while (ubrk_next(iterator) != UBRK_DONE) breaks++;
  ubrk_close(iterator);
  return breaks;
}

long line_baseline_layout(const char *texts, const long *sizes, size_t count, double width) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_context_set_language(context, pango_language_from_string("ja"));
  PangoFontDescription *font = pango_font_description_from_string("Noto Sans Mono CJK JP 12");
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  // At 96 dpi, 12 points are 16 px.
  pango_layout_set_width(layout, (int)(width * 16 * PANGO_SCALE));
  long lines = 0;
  for (size_t index = 0; index < count; index++) {
    pango_layout_set_text(layout, texts, (int)sizes[index]);
    lines += pango_layout_get_line_count(layout);
    texts += sizes[index];
  }
  g_object_unref(layout);
  pango_font_description_free(font);
  g_object_unref(context);
  return lines;
}
