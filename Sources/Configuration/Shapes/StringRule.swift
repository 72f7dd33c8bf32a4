import Source

/// The rule for a string in a configuration file.
package struct StringRule: Sendable {
  /// The expected value, for messages: `a path`.
  package var expectation: String
  /// The rule as a regular expression of JSON Schema, if possible. It may accept more than `problem` does.
  package var pattern: String?
  /// All accepted texts, if the rule has a fixed list.
  package var choices: [String]?
  /// Returns the problem of a text as the end of a sentence that starts with the key, or nil if it is valid.
  package var problem: @Sendable (String) -> String?

  package init(
    _ expectation: String, pattern: String? = nil, choices: [String]? = nil,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.expectation = expectation
    self.pattern = pattern
    self.choices = choices
    self.problem = problem
  }

  package static let any = StringRule("a string")

  package static let nonEmpty = StringRule("a string", pattern: ".") { $0.isEmpty ? "is empty" : nil }

  /// The path of a file or a folder.
  package static let path = StringRule("a path", pattern: ".") { text in
    if text.isEmpty { return "is empty, but a path is expected" }
    return text.utf8.contains(0) ? "contains a null character, which no path can" : nil
  }

  /// A path pattern.
  package static let glob = StringRule("a pattern of paths such as 'graphql/**/*.graphql'", pattern: "^!?[^!]+$") {
    text in
    if text.utf8.contains(0) { return "contains a null character, which no path can" }
    let pattern = text.hasPrefix("!") ? text.dropFirst() : text[...]
    if pattern.isEmpty { return "is empty, but a pattern of paths is expected" }
    if Glob.maximumLength < text.utf8.count { return "is too long for a pattern" }
    if pattern.contains("!") { return "contains a '!' after its first character; only a leading '!' excludes" }
    return nil
  }

  /// A search path of Apollo, which must contain a file extension.
  package static let apolloGlob = StringRule(glob.expectation, pattern: #"^!?[^!]*\.[^!]*[^.!]$"#) { text in
    if let problem = glob.problem(text) { return problem }
    if !text.contains(".") || text.hasSuffix(".") {
      return "has no file extension, which Apollo's generator rejects; write '**/*.graphql', for example"
    }
    return nil
  }

  /// Apollo's `schemaNamespace`.
  package static let namespace = StringRule("a name for the namespace of the schema", pattern: #"^\S+$"#) { text in
    if text.isEmpty { return "is empty, but a namespace is expected" }
    if text.contains(where: \.isWhitespace) { return "contains white space; use '_' instead" }
    return ["schema", "apolloapi"].contains(text.lowercased()) ? "is a name that Apollo reserves" : nil
  }

  /// The name of a Swift module.
  package static let module = StringRule("the name of a module", pattern: identifierPattern) { text in
    text.isEmpty ? "is empty, but a module is expected" : notIdentifier(text)
  }

  /// The name of the target that embeds the schema types.
  package static let embeddingTarget = StringRule("the name of a target", pattern: ".") { text in
    if text.isEmpty { return "is empty, but a target is expected" }
    return ["apollo", "apolloapi"].contains(text.lowercased()) ? "is a name that Apollo reserves" : nil
  }

  /// The name of a folder: one component of a path.
  package static let folderName = StringRule("the name of a target", pattern: "^[^/]+$") { text in
    if text.isEmpty || text == "." || text == ".." || text.utf8.contains(0) { return "is not the name of a target" }
    return text.contains("/") ? "contains a '/', which a target name cannot" : nil
  }

  /// A name in generated Swift code.
  package static let identifier = StringRule("a Swift identifier", pattern: identifierPattern) { text in
    text.isEmpty ? "is empty, but a name is expected" : notIdentifier(text)
  }

  /// A GraphQL name.
  package static let graphQLName = StringRule("a GraphQL name", pattern: "^[A-Za-z_][A-Za-z0-9_]*$") { text in
    let isName =
      text.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && text.utf8.allSatisfy { isWordByte($0) }
    return isName ? nil : "is not a GraphQL name"
  }

  /// The name of a field of the schema, with or without its type.
  package static let fieldName = StringRule(
    "the name of a field, or of a type and a field", pattern: #"^([A-Za-z_][A-Za-z0-9_]*\.)?[A-Za-z_][A-Za-z0-9_]*$"#
  ) { text in
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = names.count <= 2 && names.allSatisfy { graphQLName.problem(String($0)) == nil }
    return areNames ? nil : "is neither the name of a field nor a type and a field, such as 'User.email'"
  }

  /// A supported value of `apolloVersion`.
  package static let apolloVersion = StringRule(
    "'corrected' or a version from \(ApolloVersion.oldest) to \(ApolloVersion.latest)",
    pattern: #"^(corrected|[12]\.\d+(\.\d+)?(\+corrected)?)$"#
  ) { text in
    ApolloTarget(text: text) == nil
      ? "is not a supported version; use 'corrected' or a version from "
        + "\(ApolloVersion.oldest) to \(ApolloVersion.latest)" : nil
  }

  /// The code of a diagnostic with a configurable severity.
  package static let diagnosticCode = StringRule("the code of a diagnostic", choices: SeverityCodes.all) { text in
    if SeverityCodes.all.contains(text) { return nil }
    if let reason = DiagnosticCode(rawValue: text)?.fixedSeverityReason {
      return "has a fixed severity, because \(reason)"
    }
    return "is not the code of a diagnostic" + didYouMean(nearest(to: text, in: SeverityCodes.all))
  }
}

/// Letters, digits, `_` and all non-ASCII characters.
private let identifierPattern = #"^[A-Za-z_\u0080-\uFFFF][A-Za-z0-9_\u0080-\uFFFF]*$"#

/// Returns the problem of `text` as a Swift identifier, or nil if it is one.
func notIdentifier(_ text: String) -> String? {
  let start = text.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
  let isIdentifier = start && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  return isIdentifier ? nil : "is not a valid Swift name"
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
  default: false
  }
}
