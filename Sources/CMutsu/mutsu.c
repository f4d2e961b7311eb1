// The functions of the header are defined in LibMutsu. The layout of its structures is checked here,
// because programs in other languages declare them again.
#include "mutsu.h"

_Static_assert(sizeof(mutsu_status) == 4, "mutsu_status has 32 bits");
_Static_assert(sizeof(void *) != 8 || sizeof(mutsu_view) == 30 * 8, "mutsu_view has no padding");
_Static_assert(sizeof(void *) != 8 || sizeof(mutsu_open_options) == 32, "no padding");
_Static_assert(sizeof(void *) != 8 || sizeof(mutsu_romaji_options) == 40, "no padding");
_Static_assert(sizeof(void *) != 8 || sizeof(mutsu_annotation_options) == 40, "no padding");
