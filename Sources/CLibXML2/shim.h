#ifndef FITLOC_CLIBXML2_SHIM_H
#define FITLOC_CLIBXML2_SHIM_H

/* Debian builds libxml2 with ICU, so that its headers include ICU's headers. These conflict with the ICU module of
   Foundation. fitloc uses nothing from them, so they are excluded. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

#endif
