#ifndef C_SHA256_H
#define C_SHA256_H

#include <stddef.h>
#include <stdint.h>

/// Adds blocks of 64 bytes to the state of a SHA-256 hash. It uses the instructions of the processor for SHA-256 if there
/// are any.
///
/// - Parameters:
///   - state: eight words.
///   - count: the number of blocks.
void c_sha256_add(uint32_t *state, const uint8_t *blocks, size_t count);

/// The same without instructions for SHA-256, for tests.
void c_sha256_add_portable(uint32_t *state, const uint8_t *blocks, size_t count);

#endif
