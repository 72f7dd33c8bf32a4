import SwiftScanning

/// Words that mean something else than a name to the parser, in some place or everywhere.
extension SwiftKeyword {
  /// Whether it is no name of members, parameters and types, nor a label other than those of `isPlainLabel`.
  var isReserved: Bool {
    switch self {
    case .actor, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .lazy, .macro, .mutating,
      .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .required:
      false
    default: true
    }
  }

  /// Whether it is a reserved word that is common as a label, where it is nothing else.
  var isPlainLabel: Bool {
    switch self {
    case .wildcard, .as, .for, .in, .is, .of, .default, .where, .if, .while, .copy: true
    default: false
    }
  }
}
