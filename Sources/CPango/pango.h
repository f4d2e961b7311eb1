#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
