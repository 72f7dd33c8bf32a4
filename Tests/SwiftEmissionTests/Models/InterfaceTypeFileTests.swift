import Source
import SwiftEmission
import Testing

struct InterfaceTypeFileTests {
  private static let sdl = """
    "Anything with an identity."
    interface Node { id: ID! }
    interface Lonely { id: ID! }
    type dog implements Node { id: ID! }
    type Cat implements Node { id: ID! }
    """

  /// A response contains `dog`; Apollo's generator expects `Dog`.
  @Test(arguments: [true, false])
  func implementersHaveTheNamesOfTheSchema(isCorrected: Bool) throws {
    let options = ModelOptions.sample { $0.emission.correctsKnownBugs = isCorrected }
    let file = try schemaTypeFile("Node", Self.sdl, options: options)
    #expect(
      file.body == """
        public extension Interfaces {
          /// Anything with an identity.
          nonisolated static let Node = ApolloAPI.Interface(
            name: "Node",
            keyFields: nil,
            implementingObjects: [
              "\(isCorrected ? "dog" : "Dog")",
              "Cat"
            ]
          )
        }
        """)
  }

  @Test func interfacesMayHaveNoImplementers() throws {
    let file = try schemaTypeFile("Lonely", Self.sdl, options: .embedded(.public))
    #expect(file.lines.contains("public extension N.Interfaces {"))
    #expect(file.lines.contains("implementingObjects: []"))
  }
}
