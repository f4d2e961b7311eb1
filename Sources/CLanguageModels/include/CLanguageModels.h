/// The compiled language models as read-only data of the binary: mapped by the system on first use,
/// shared by every process, and never missing, as a resource file could be.

#ifndef MUTSU_LANGUAGE_MODELS_H
#define MUTSU_LANGUAGE_MODELS_H

#include <stddef.h>
#include <stdint.h>

/// The model that tells Japanese from Simplified and Traditional Chinese without kana.
const uint8_t *mutsu_han_model(void);
size_t mutsu_han_model_size(void);

/// The model of the languages that share an alphabet with others.
const uint8_t *mutsu_alphabets_model(void);
size_t mutsu_alphabets_model_size(void);

#endif
