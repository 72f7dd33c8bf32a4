/// The variables, mocks and objects that were changed, or that code outside of the analysis can reach.
struct Writes {
  var variables: Set<Int> = []
  var mocks: Set<MockID> = []
  var objects: Set<ObjectID> = []

  var isEmpty: Bool { variables.isEmpty && mocks.isEmpty && objects.isEmpty }

  var count: Int { variables.count + mocks.count + objects.count }

  mutating func formUnion(_ other: Writes) {
    variables.formUnion(other.variables)
    mocks.formUnion(other.mocks)
    objects.formUnion(other.objects)
  }
}
