import ModelIR
import Source
import SwiftCode

/// The metadata of an operation's deferred fragments, for incremental responses.
extension ModelContext {
  /// Returns the metadata; empty without deferred fragments.
  func deferredMetadata() -> [Declaration] {
    let fragments = selections.deferredFragments()
    guard !fragments.isEmpty else { return [] }
    var seen: Set<DeferredFragment.Identity> = []
    let identifiers = fragments.filter { seen.insert($0.identity).inserted }.map { fragment -> Declaration in
      let arguments = [
        Argument("label", .string(fragment.identity.deferral.label)),
        Argument("fieldPath", .array(fragment.identity.fieldPath.map { .string($0.text) })),
      ]
      return .variable(
        VariableDeclaration(
          .static, .let, fragment.identity.deferral.label,
          .value(.call(.name("DeferredFragmentIdentifier"), arguments))))
    }
    let format = SwiftType.named("IncrementalDeferredResponseFormat")
    let types = fragments.map { fragment in
      DictionaryElement(
        .member(.name("DeferredFragmentIdentifiers"), fragment.identity.deferral.label), metatype(type(of: fragment)))
    }
    let value = Expression.call(
      .type(format), [Argument("deferredFragments", .dictionary(types, .linesWithTrailingComma))], .lines)
    return [
      .comment("MARK: - Deferred Fragment Metadata"), .blankLines(1),
      .alias(TypeAliasDeclaration(.public, "ResponseFormat", format)),
      .type(TypeDeclaration([], .enum, "DeferredFragmentIdentifiers", members: identifiers)), .blankLines(1),
      .variable(
        VariableDeclaration(
          [.public, .static], .let, "responseFormat", type: .named("ResponseFormat"), .value(value))),
    ]
  }

  private func type(of fragment: DeferredFragment) -> SwiftType {
    switch fragment.target {
    case .fragment(let name): return .named(names.fragment(name))
    case .inlineFragment(let path):
      guard path.definition == selections.name, path.kind == selections.kind else { return type(path) }
      return names.type(path.components, in: .named("Data")) ?? .named("Data")
    }
  }
}
