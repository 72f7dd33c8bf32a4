import Testing

/// An edit of a Swift file, with the declarations that are typed again.
struct TypingEdit: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var old: String
  var new: String
  var typed: [String]

  init(_ description: String, _ old: String, _ new: String, typed: [String] = []) {
    (testDescription, self.old, self.new, self.typed) = (description, old, new, typed)
  }
}
