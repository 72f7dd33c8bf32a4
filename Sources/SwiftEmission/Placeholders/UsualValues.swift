import MockIR
import Source

/// Values for fields with descriptive names, such as `email`, `avatarUrl` and `unit_price`.
extension PlaceholderValues {
  /// Returns the usual value for a name; nil if there is none or it does not fit the leaf.
  ///
  /// Custom scalars have none, since their format is unknown.
  func usualValue(of field: Name, for leaf: Leaf) -> SampleValue? {
    let words = Self.words(of: field.text)
    switch leaf {
    case .builtIn(.string): return Self.find(words, in: Self.texts).map { .string($0) }
    case .builtIn(.int): return Self.find(words, in: Self.integers).map { .integer($0) }
    case .builtIn(.float): return Self.find(words, in: Self.numbers).map { .double($0) }
    case .builtIn(.id), .builtIn(.boolean), .scalar, .enumeration: return nil
    }
  }

  /// The last words of a name, with a value. Rows with more words take precedence.
  private typealias Row<Value> = (name: String, value: Value)

  private static let texts: [Row<String>] = [
    ("first name", "Ada"), ("last name", "Lovelace"), ("full name", "Ada Lovelace"), ("user name", "ada"),
    ("display name", "Ada Lovelace"), ("given name", "Ada"), ("family name", "Lovelace"), ("country code", "GB"),
    ("currency code", "EUR"), ("zip code", "10115"), ("postal code", "10115"), ("time zone", "Europe/London"),
    ("phone number", "+44 20 7946 0000"), ("mime type", "text/plain"),
    ("email", "ada@example.com"), ("mail", "ada@example.com"), ("url", "https://example.com/"),
    ("uri", "https://example.com/"), ("link", "https://example.com/"), ("href", "https://example.com/"),
    ("website", "https://example.com/"), ("homepage", "https://example.com/"), ("avatar", "https://example.com/a.png"),
    ("image", "https://example.com/a.png"), ("phone", "+44 20 7946 0000"), ("username", "ada"), ("login", "ada"),
    ("name", "Name"), ("title", "Title"), ("description", "Description"), ("text", "Text"), ("message", "Message"),
    ("currency", "EUR"), ("country", "United Kingdom"), ("city", "London"), ("street", "Main Street 1"),
    ("language", "en"), ("locale", "en_GB"), ("color", "#336699"), ("slug", "name"), ("version", "1.0.0"),
    ("price", "9.99"), ("amount", "9.99"), ("date", "2020-01-31"), ("at", "2020-01-31T12:00:00Z"),
  ]

  private static let integers: [Row<Int>] = [
    ("count", 1), ("total", 1), ("quantity", 1), ("amount", 1), ("price", 10), ("age", 36), ("year", 2020),
    ("month", 1), ("day", 31), ("width", 640), ("height", 480), ("size", 1), ("page", 1), ("index", 1), ("rank", 1),
    ("duration", 60), ("percent", 50), ("port", 443), ("status", 200),
  ]

  private static let numbers: [Row<Double>] = [
    ("price", 9.99), ("amount", 9.99), ("total", 9.99), ("tax", 1.6), ("rate", 0.5), ("ratio", 0.5), ("rating", 4.5),
    ("score", 0.5), ("latitude", 51.5), ("lat", 51.5), ("longitude", -0.12), ("lng", -0.12), ("lon", -0.12),
    ("width", 640), ("height", 480), ("length", 1), ("weight", 1), ("percent", 50), ("duration", 60),
  ]

  private static func find<Value>(_ words: [String], in rows: [Row<Value>]) -> Value? {
    for count in [2, 1] where count <= words.count {
      let name = words.suffix(count).joined(separator: " ")
      if let row = rows.first(where: { $0.name == name }) { return row.value }
    }
    return nil
  }

  /// Returns the words of a name in lower case. It is split at capitals and at characters that are not letters.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var wasCapital = false
    for character in name {
      let isCapital = character.isUppercase
      if !character.isLetter || (isCapital && !wasCapital) {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
      if character.isLetter { current += character.lowercased() }
      wasCapital = isCapital
    }
    return current.isEmpty ? words : words + [current]
  }
}
