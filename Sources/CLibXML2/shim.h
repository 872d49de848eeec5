#ifndef FITLOC_CLIBXML2_SHIM_H
#define FITLOC_CLIBXML2_SHIM_H

/* Debian builds libxml2 with ICU, and its headers then pull in ICU's, which clash with the ICU module that Foundation
   brings along. Nothing used here needs them, so they are left out. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

#endif
