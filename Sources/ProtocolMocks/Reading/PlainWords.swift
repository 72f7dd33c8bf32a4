import SwiftScanning

/// Keywords that the parser may not read as names.
extension SwiftKeyword {
  /// Whether the word can't name members, parameters and types. It may still be a label (`isPlainLabel`).
  var isReserved: Bool {
    switch self {
    case .actor, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .lazy, .macro, .mutating,
      .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .required:
      false
    default: true
    }
  }

  /// Whether a reserved word is common as a label, and unambiguous there.
  var isPlainLabel: Bool {
    switch self {
    case .wildcard, .as, .for, .in, .is, .of, .default, .where, .if, .while, .copy: true
    default: false
    }
  }
}
