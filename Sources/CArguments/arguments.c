#include "CArguments.h"

#include <limits.h>

static int count;
static char **arguments;

#if defined(__GLIBC__) || defined(__APPLE__)
// These C libraries call constructors with the parameters of main.
__attribute__((constructor)) static void remember(int argc, char **argv) {
  count = argc;
  arguments = argv;
}
#endif

int c_argument_count(void) { return count; }

const char *c_argument(int index) { return 0 <= index && index < count ? arguments[index] : ""; }
