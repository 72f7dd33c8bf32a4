// The compression function of SHA-256. See https://csrc.nist.gov/pubs/fips/180-4/upd1/final
//
// In C, because Swift has no intrinsics for the instructions of processors. They are six times as fast as other code.
#include "CSHA256.h"

static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

void c_sha256_add_portable(uint32_t *state, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += 64) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) {
      const uint8_t *byte = blocks + 4 * i;
      w[i] = (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
    }
    for (int i = 16; i < 64; i++) {
      uint32_t first = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
      uint32_t second = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + first + w[i - 7] + second;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t first = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      uint32_t added = h + first + ((e & f) ^ (~e & g)) + constants[i] + w[i];
      uint32_t second = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      h = g, g = f, f = e, e = d + added;
      d = c, c = b, b = a, a = added + second + ((d & c) ^ (d & b) ^ (c & b));
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

/// Whether the processor has the SHA extensions, and SSSE3 and SSE4.1 to use them.
static int has_instructions(void) {
  static int known = -1;
  int value = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (value < 0) {
    unsigned a, b, c, d;
    int has_sse = __get_cpuid(1, &a, &b, &c, &d) && (c >> 9 & 1) && (c >> 19 & 1);
    value = has_sse && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
    __atomic_store_n(&known, value, __ATOMIC_RELAXED);
  }
  return value;
}

__attribute__((target("sha,ssse3,sse4.1"))) static void add_with_instructions(
    uint32_t *state, const uint8_t *blocks, size_t count) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
  // The instructions take the words of the state as ABEF and CDGH.
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xf0);
  for (; count > 0; count--, blocks += 64) {
    __m128i w[4];
    const __m128i former_abef = abef, former_cdgh = cdgh;
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), order);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i >= 4) {
        __m128i word = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        word = _mm_add_epi32(word, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(word, w[(i + 3) & 3]);
      }
      __m128i sum = _mm_add_epi32(w[i & 3], _mm_load_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, former_abef);
    cdgh = _mm_add_epi32(cdgh, former_cdgh);
  }
  low = _mm_shuffle_epi32(abef, 0x1b);
  high = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

#elif defined(__aarch64__) && (defined(__APPLE__) || defined(__linux__))

#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif

/// Whether the processor has the SHA-256 instructions of the cryptographic extension.
static int has_instructions(void) {
#if defined(__APPLE__)
  return 1;
#else
  return getauxval(AT_HWCAP) >> 6 & 1;
#endif
}

__attribute__((target("sha2"))) static void add_with_instructions(
    uint32_t *state, const uint8_t *blocks, size_t count) {
  uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
  for (; count > 0; count--, blocks += 64) {
    const uint32x4_t former_abcd = abcd, former_efgh = efgh;
    uint32x4_t w[4];
    for (int i = 0; i < 4; i++) w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i >= 4) {
        w[i & 3] = vsha256su1q_u32(vsha256su0q_u32(w[i & 3], w[(i + 1) & 3]), w[(i + 2) & 3], w[(i + 3) & 3]);
      }
      uint32x4_t sum = vaddq_u32(w[i & 3], vld1q_u32(constants + 4 * i));
      uint32x4_t before = abcd;
      abcd = vsha256hq_u32(abcd, efgh, sum);
      efgh = vsha256h2q_u32(efgh, before, sum);
    }
    abcd = vaddq_u32(abcd, former_abcd);
    efgh = vaddq_u32(efgh, former_efgh);
  }
  vst1q_u32(state, abcd);
  vst1q_u32(state + 4, efgh);
}

#else

static int has_instructions(void) { return 0; }
#define add_with_instructions c_sha256_add_portable

#endif

void c_sha256_add(uint32_t *state, const uint8_t *blocks, size_t count) {
  if (has_instructions()) {
    add_with_instructions(state, blocks, count);
  } else {
    c_sha256_add_portable(state, blocks, count);
  }
}
