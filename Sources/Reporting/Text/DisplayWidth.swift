/// Returns the number of terminal columns of `character`: 0 for combining characters, 2 for emoji and East Asian wide
/// characters, else 1.
///
/// The wide ranges are W and F in https://www.unicode.org/reports/tr11, rounded to blocks.
func displayWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first, 0x300 <= first.value else { return 1 }
  if first.properties.isEmojiPresentation { return 2 }
  if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
  }
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1_7000...0x1_8CFF, 0x1_B000...0x1_B2FF, 0x2_0000...0x3_FFFD,
]
