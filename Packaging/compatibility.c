// Functions of glibc 2.36 that the libraries of Swift and C++ use. With these definitions, packages need only glibc 2.35.

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void *buffer, size_t size) {
  char *position = buffer;
  while (0 < size) {
    ssize_t count = getrandom(position, size, 0);
    if (count < 0 && errno != EINTR) abort();
    if (0 < count) {
      position += count;
      size -= (size_t)count;
    }
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}
