/// The role of a keyword at the beginning of a declaration.
enum DeclarationWord: Equatable {
  /// A word before the introducer, such as `static`.
  case modifier
  /// A type or extension, whose members are declarations of their own.
  case type
  case actorType
  case classType
  /// A function, initializer, deinitializer or subscript.
  case callable
  case value
  /// An import, or a declaration without code.
  case other
  /// A word that can't begin a declaration.
  case continued

  init?(_ keyword: SwiftKeyword?) {
    guard let keyword else { return nil }
    switch keyword {
    case .var, .let, .typealias, .case, .associatedtype: self = .value
    case .func, .initializer, .deinit, .subscript: self = .callable
    case .struct, .enum, .protocol, .extension: self = .type
    case .actor: self = .actorType
    case .class: self = .classType
    case .import, .operator, .precedencegroup, .macro: self = .other
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .nonisolated,
      .isolated, .indirect, .mutating, .nonmutating, .consuming, .borrowing, .lazy, .weak, .unowned, .distributed,
      .convenience, .required, .dynamic, .optional, .prefix, .postfix, .infix, .async, .underscoredConsuming:
      self = .modifier
    case .if, .guard, .while, .for, .in, .where, .is, .as, .return, .throw, .try, .await, .else, .some, .any, .inout,
      .do, .repeat, .switch:
      self = .continued
    default: return nil
    }
  }

  /// Whether the word introduces a declaration wherever it stands. `actor` can be a name.
  var introduces: Bool {
    switch self {
    case .type, .classType, .callable, .value, .other: true
    case .modifier, .actorType, .continued: false
    }
  }

  /// Whether a declaration can begin with the word, or continue with it after `class`.
  var begins: Bool { self != .continued }
}
