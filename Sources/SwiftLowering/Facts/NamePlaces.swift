import Source

/// The places of names in expressions.
///
/// A name ends where its expression ends, and a label starts where its argument starts. Names in backticks and names
/// with labels (`name(label:)`) are the exceptions, so only these take memory.
package struct NamePlaces: Hashable, Sendable {
  /// The places of names, by the end of the expression.
  private(set) var names: [UInt32: TextRange] = [:]
  /// The places of labels, by the start of the argument.
  private(set) var labels: [UInt32: TextRange] = [:]

  package init() {}

  /// Notes the place of a name at the end of an expression.
  package mutating func note(_ name: Name, at place: TextRange, in expression: TextRange) {
    if self.place(of: name, in: expression) != place { names[expression.upper] = place }
  }

  /// Notes the place of the label of an argument.
  package mutating func note(label: Name, at place: TextRange, in argument: TextRange) {
    if self.place(ofLabel: label, in: argument) != place { labels[argument.lower] = place }
  }

  package func place(of name: Name, in expression: TextRange) -> TextRange {
    names[expression.upper] ?? TextRange(expression.upper &- UInt32(clamping: name.count), expression.upper)
  }

  package func place(ofLabel label: Name, in argument: TextRange) -> TextRange {
    labels[argument.lower] ?? TextRange(argument.lower, argument.lower &+ UInt32(clamping: label.count))
  }
}
