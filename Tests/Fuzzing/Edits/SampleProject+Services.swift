extension SampleProject {
  /// Protocols that inherit from each other in several Swift files, with a minimal schema.
  package static let services = SampleProject(
    name: "Services",
    files: [
      "schema.graphqls": "type Query {\n  name: String\n}\n", "ops/Name.graphql": "query Name {\n  name\n}\n",
      "Sources/App/UserService.swift": """
      import Foundation

      /// @mockable
      protocol UserService: Service, Logging {
        var current: String? { get set }
        func user(_ id: Int, named name: String) async throws -> [String: Int]
        func user(_ id: String) -> Bool
      }

      struct Users {
        func all() -> [Int] { [1] }
      }
      """,
      "Sources/App/Space.swift": """
      enum Space {
        // sourcery: AutoMockable
        protocol Inner: Storing {
          func inner<T: Hashable>(_ value: T) rethrows
        }
      }

      final actor Counter {}

      /// @mockable
      class Model {
        func update(_ id: Int) {}
      }
      """,
      "Sources/App/Both.swift": """
      typealias Both = Service & Storing

      /// @mockable
      protocol BothService: Both {
        #if DEBUG
        func debug()
        #endif
      }
      """,
      "Sources/Core/Service.swift": """
      protocol Service: AnyObject {
        func start()
        static var shared: Int { get }
      }

      protocol Logging {
        func log(_ text: @escaping () -> String)
      }
      """,
      "Sources/Core/Storing.swift": """
      protocol Storing {
        associatedtype Item: Hashable
        func store(_ item: Item) throws
        subscript(index: Int) -> Item { get }
      }
      """,
    ])
}
