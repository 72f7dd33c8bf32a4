#ifndef MOCKD_CINOTIFYTOOLS_SHIM_H
#define MOCKD_CINOTIFYTOOLS_SHIM_H

#if !__has_include(<inotifytools/inotifytools.h>)
#error "libinotifytools is missing: apt-get install libinotifytools0-dev, or build with MOCKD_INOTIFY=kernel"
#endif

// Without the first header, events would be opaque.
#include <inotifytools/inotify.h>

#include <inotifytools/inotifytools.h>

#endif
