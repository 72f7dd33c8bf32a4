import SwiftScanning

/// Words that mean something else than a name to the parser, in some place or everywhere.
extension SwiftKeyword {
  /// Whether it can't name members, parameters and types. It can be a label if it is an `isPlainLabel`, too.
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
