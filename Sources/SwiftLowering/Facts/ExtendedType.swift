/// The extension around a member, with its `where` clause.
package struct ExtendedType: Hashable, Sendable {
  package var type: WrittenType
  package var requirements: [GenericRequirement]

  package init(type: WrittenType, requirements: [GenericRequirement] = []) {
    self.type = type
    self.requirements = requirements
  }
}
