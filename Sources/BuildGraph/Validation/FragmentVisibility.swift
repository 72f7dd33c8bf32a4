import Configuration
import GraphQLSyntax
import Incremental
import Source

/// The diagnostics of spreads of fragments in modules that a definition's module doesn't depend on.
enum FragmentVisibilityDiagnostics: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    let module = reader.module(of: key)
    let visible = reader.value(VisibleModules.self, module)
    guard let outline = reader.value(DefinitionText.self, key) else { return [] }
    return outline.spreads.compactMap { name -> Diagnostic? in
      let known = reader.items(of: DefinitionsByName.self, .name(DefinitionName(kind: .fragment, name: name)))
      guard let fragment = known.min(), !visible.contains(reader.module(of: fragment)) else { return nil }
      let source = reader.value(ParsedFile.self, key.file)
      guard let index = source.index(of: key),
        let range = source.document.rangeOfSpread(of: name, in: source.document.definitions[index])
      else { return nil }
      let (own, other) = (reader.name(of: module), reader.name(of: reader.module(of: fragment)))
      return Diagnostic(
        .fragmentNotVisible, .error,
        "Fragment '\(name.text)' belongs to project '\(visibleText(other))', which '\(visibleText(own))' does not depend "
          + "on; add it to 'dependsOn', or move the fragment",
        at: source.document.location(range))
    }
  }
}

extension Reader {
  /// Returns the name of a module for messages.
  fileprivate func name(of module: ModuleID) -> String { value(ModuleSettings.self, module).name ?? "" }
}

extension Document {
  /// Returns the range of the first spread of a fragment in a definition.
  fileprivate func rangeOfSpread(of name: Name, in definition: Definition) -> TextRange? {
    for case .fragmentSpread(let spread) in selections
    where spread.name.name == name && definition.range.lower <= spread.range.lower
      && spread.range.upper <= definition.range.upper
    {
      return spread.name.range
    }
    return nil
  }
}
