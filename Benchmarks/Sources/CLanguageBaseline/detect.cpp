#include "CLanguageBaseline.h"

// CLD2's header uses FILE without including <cstdio>.
#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

int64_t language_baseline_detect(const char *text, const size_t *line_sizes, size_t line_count) {
  const CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
  int64_t sum = 0;
  for (size_t line = 0; line < line_count; line++) {
    // CLD2 does not set them for lines with control characters.
    CLD2::Language languages[3] = {
        CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE};
    int percent[3] = {0, 0, 0};
    double scores[3] = {0, 0, 0};
    int text_bytes = 0;
    bool is_reliable = false;
    const int best_effort = 0x4000;
    sum += CLD2::ExtDetectLanguageSummary(
        text, static_cast<int>(line_sizes[line]), true, &hints, best_effort, languages, percent,
        scores, nullptr, &text_bytes, &is_reliable);
    text += line_sizes[line];
  }
  return sum;
}
