import Source

/// The identity of a declaration in a Swift file. It depends neither on the text above the declaration nor on its body.
package struct DeclarationID: Hashable, Sendable {
  /// The path of the file.
  package let file: Name
  /// The file, the enclosing types, the introducer with name and parameters, and a number if that occurs more than
  /// once.
  package let name: Name

  /// - Parameter local: the name of the declaration in its file; empty for the file as a whole.
  package init(file: Name, local: String = "") {
    self.file = file
    name = Name("\(file.text)\(Self.separator)\(local)")
  }

  /// Reads an identity from the name that stands for a file in relative locations; nil for the path of a file.
  package init?(place: String) {
    guard let end = place.utf8.firstIndex(of: 0) else { return nil }
    file = Name(String(place[..<end]))
    name = Name(place)
  }

  package static func == (a: DeclarationID, b: DeclarationID) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns a location relative to the start of the declaration.
  package func location(_ range: TextRange) -> Location { Location(name.text, range) }

  /// The part of the identifier that names the declaration in its file.
  package var local: String { String(name.text.utf8.dropFirst(file.count + 1)) ?? "" }

  /// The identity of an unknown declaration.
  package static let none = DeclarationID(file: "")

  private static let separator: Character = "\0"
}

extension DeclarationID: CustomStringConvertible {
  package var description: String { local.isEmpty ? file.text : "\(file) \(local)" }
}
