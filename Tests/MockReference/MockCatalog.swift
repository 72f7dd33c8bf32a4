import MockIR
import Source

/// The mocked types of one project and their fields.
///
/// It is independent of Swift: the printer decides names, defaults and versions. It has no positions, so an edit that
/// changes no mock gives an equal catalog.
package struct MockCatalog: Hashable, Sendable {
  /// The mocks of the referenced object types, ordered by name. Each becomes a file.
  package var objects: [ObjectMock]
  /// The referenced interfaces, ordered by name. They share a file.
  package var interfaces: [Name]
  /// The referenced unions, ordered by name. They share a file.
  package var unions: [Name]

  package init(objects: [ObjectMock] = [], interfaces: [Name] = [], unions: [Name] = []) {
    self.objects = objects
    self.interfaces = interfaces
    self.unions = unions
  }
}
