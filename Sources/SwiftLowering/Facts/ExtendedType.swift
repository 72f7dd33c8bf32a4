/// The extension around a member, with its `where` clause. It has no places, since it is not part of the declaration.
package struct ExtendedType: Hashable, Sendable {
  package var type: WrittenType
  package var requirements: [GenericRequirement]

  package init(type: WrittenType, requirements: [GenericRequirement] = []) {
    self.type = type.withoutPlaces
    self.requirements = requirements.map(\.withoutPlaces)
  }
}
