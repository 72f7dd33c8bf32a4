import SwiftScanning

/// The meaning of a keyword between declarations.
enum OutlineWord: Equatable {
  case protocolWord, classWord, extensionWord, typealiasWord, importWord
  /// `struct`, `enum` and similar keywords.
  case otherType
  case modifier, privateModifier, publicModifier
  /// A keyword of another declaration; its name follows.
  case declaration

  init?(_ keyword: SwiftKeyword?) {
    guard let keyword else { return nil }
    switch keyword {
    case .protocol: self = .protocolWord
    case .class: self = .classWord
    case .extension: self = .extensionWord
    case .typealias: self = .typealiasWord
    case .import: self = .importWord
    case .struct, .enum, .actor: self = .otherType
    case .private, .fileprivate: self = .privateModifier
    case .public, .open: self = .publicModifier
    case .internal, .static, .final, .override, .package, .nonisolated, .indirect, .mutating, .lazy, .weak,
      .distributed, .convenience, .required, .subscript, .initializer, .deinit:
      self = .modifier
    case .var, .let, .func, .case, .operator, .precedencegroup, .macro, .associatedtype: self = .declaration
    default: return nil
    }
  }
}
