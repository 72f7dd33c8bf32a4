/// The ways to make a value of a structure or enumeration. Types are spelled on one line, without comments.
package struct ConcreteTypeFacts: Hashable, Sendable {
  /// The names of the generic parameters.
  package var parameters: [String] = []
  /// The initializers or cases that other files can use, the preferred one first.
  package var makers: [Maker] = []
  /// The unqualified names of the protocols in the declaration of a structure. They can isolate its initializers.
  package var protocols: [String] = []

  package init(parameters: [String] = [], makers: [Maker] = [], protocols: [String] = []) {
    self.parameters = parameters
    self.makers = makers
    self.protocols = protocols
  }

  /// An initializer, or the case of an enumeration.
  package struct Maker: Hashable, Sendable {
    /// The name of the case; nil for an initializer.
    package var caseName: String?
    /// The arguments without default values.
    package var arguments: [Argument] = []
    /// False for cases without values.
    package var isCalled = true
    package var isThrowing = false
    /// Whether only the types of the arguments distinguish the initializer from another one.
    package var needsTypes = false
  }

  package struct Argument: Hashable, Sendable {
    /// Nil without a label.
    package var label: String?
    package var type: String
  }
}
