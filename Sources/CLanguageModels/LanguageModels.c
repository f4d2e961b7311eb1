#include "CLanguageModels.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// With `#embed` the compiler does not parse the ten megabytes of tables as source.
static const uint8_t hanModel[] __attribute__((aligned(64))) = {
#embed "Generated/han.bin"
};

static const uint8_t alphabetsModel[] __attribute__((aligned(64))) = {
#if MUTSU_ALPHABET_MODEL
#embed "Generated/alphabets.bin"
#else
    'M', 'U', 'T', 'S', 'U', 'L', 'M', 1, 0, 0, 0, 0, 0, 0, 0, 0,
#endif
};

const uint8_t *mutsu_han_model(void) { return hanModel; }
size_t mutsu_han_model_size(void) { return sizeof hanModel; }

const uint8_t *mutsu_alphabets_model(void) { return alphabetsModel; }
size_t mutsu_alphabets_model_size(void) { return sizeof alphabetsModel; }
