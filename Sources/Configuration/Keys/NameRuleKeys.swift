import JSONSyntax

/// The key `options.additionalCapitalizationRules`.
let capitalizationRulesKey: Key<Options> = .custom(
  "additionalCapitalizationRules", \.additionalCapitalizationRules, .list(.object(capitalizationShape)),
  "Rules for the capitalization of segments of names, applied in order. Together, they have at most about 20,000 "
    + "characters.",
  read: { value, _ in value.kind == .array ? value.elements.compactMap(readCapitalization) : nil },
  show: { .array($0.map(showCapitalization)) }
).nullable()

private let capitalizationShape = ObjectShape([
  required(
    KeyDescription(
      "term",
      .object(
        ObjectShape(
          [
            KeyDescription("string", .string(.nonEmpty), "The text of the whole segment. Case is ignored."),
            KeyDescription("regex", .string(.nonEmpty), "A regular expression that matches a part of the segment."),
          ], unknownKeys: .warning, count: .exactlyOne)), "The segments that the rule applies to.")),
  required(
    KeyDescription(
      "strategy",
      .either([
        .choice(["upper", "lower"]),
        .object(
          ObjectShape(
            [required(KeyDescription("replace", .string(.nonEmpty), "The replacement of the match."))],
            unknownKeys: .warning)),
      ]), "The capitalization of the segment.")),
])

private func readCapitalization(_ value: JSONValue) -> CapitalizationRule? {
  let string = value["term"]?["string"]?.string.map(CapitalizationRule.Term.string)
  let regex = value["term"]?["regex"]?.string.map(CapitalizationRule.Term.regex)
  guard let term = string ?? regex, let strategy = value["strategy"] else { return nil }
  if strategy.isString("upper") { return CapitalizationRule(term: term, strategy: .upper) }
  if strategy.isString("lower") { return CapitalizationRule(term: term, strategy: .lower) }
  return strategy["replace"]?.string.map { CapitalizationRule(term: term, strategy: .replace($0)) }
}

private func showCapitalization(_ rule: CapitalizationRule) -> JSONTree {
  let term: JSONTree =
    switch rule.term {
    case .string(let text): ["string": .string(text)]
    case .regex(let pattern): ["regex": .string(pattern)]
    }
  let strategy: JSONTree =
    switch rule.strategy {
    case .upper: "upper"
    case .lower: "lower"
    case .replace(let text): ["replace": .string(text)]
    }
  return ["term": term, "strategy": strategy]
}

/// The key `options.additionalInflectionRules`.
let inflectionRulesKey: Key<Options> = .custom(
  "additionalInflectionRules", \.additionalInflectionRules, .list(.object(inflectionShape)),
  "Rules for singular and plural forms. They have priority over the built-in rules. Together, they have at most "
    + "about 20,000 characters.",
  read: { value, _ in value.kind == .array ? value.elements.compactMap(readInflection) : nil },
  show: { .array($0.map(showInflection)) }
).nullable()

private let inflectionShape = ObjectShape(
  [
    rule("pluralization", "singularRegex", "replacementRegex"),
    rule("singularization", "pluralRegex", "replacementRegex"),
    rule("irregular", "singular", "plural"),
    rule("uncountable", "word"),
  ], unknownKeys: .warning, count: .exactlyOne)

private func rule(_ name: String, _ keys: String...) -> KeyDescription {
  let descriptions = keys.map { required(KeyDescription($0, .string(.any), "The rule's \($0).")) }
  return KeyDescription(name, .object(ObjectShape(descriptions, unknownKeys: .warning)), "A rule for \(name).")
}

private func readInflection(_ value: JSONValue) -> InflectionRule? {
  func text(_ rule: StaticString, _ key: StaticString) -> String? { value[rule]?[key]?.string }
  if let regex = text("pluralization", "singularRegex"), let new = text("pluralization", "replacementRegex") {
    return .pluralization(singularRegex: regex, replacementRegex: new)
  }
  if let regex = text("singularization", "pluralRegex"), let new = text("singularization", "replacementRegex") {
    return .singularization(pluralRegex: regex, replacementRegex: new)
  }
  if let singular = text("irregular", "singular"), let plural = text("irregular", "plural") {
    return .irregular(singular: singular, plural: plural)
  }
  return text("uncountable", "word").map(InflectionRule.uncountable)
}

private func showInflection(_ rule: InflectionRule) -> JSONTree {
  switch rule {
  case .pluralization(let regex, let new):
    ["pluralization": ["singularRegex": .string(regex), "replacementRegex": .string(new)]]
  case .singularization(let regex, let new):
    ["singularization": ["pluralRegex": .string(regex), "replacementRegex": .string(new)]]
  case .irregular(let singular, let plural):
    ["irregular": ["singular": .string(singular), "plural": .string(plural)]]
  case .uncountable(let word): ["uncountable": ["word": .string(word)]]
  }
}
