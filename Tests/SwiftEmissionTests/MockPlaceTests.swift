import MockIR
import SwiftEmission
import Testing

/// With `MockSupport`, mocks store where they were made, and tests can make them without angle brackets.
struct MockPlaceTests {
  @Test func theInitializerForwardsItsLocation() {
    let text = Self.render("Dog:age Int!,self String", runtime: .mockSupport).text
    #expect(
      text.hasSuffix(
        """
        public extension Mock where O == Dog {
          convenience init(
            age: Int = 0,
            `self` self_value: String? = nil,
            __fileID: StaticString = #fileID,
            __filePath: StaticString = #filePath,
            __line: UInt = #line,
            __column: UInt = #column
          ) {
            self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
            _setScalar(age, for: \\.age)
            _setScalar(self_value, for: \\.`self`)
          }
        }

        public extension Dog {
          static func mock(
            age: Int = 0,
            `self` self_value: String? = nil,
            __fileID: StaticString = #fileID,
            __filePath: StaticString = #filePath,
            __line: UInt = #line,
            __column: UInt = #column
          ) -> Mock<Dog> {
            Mock<Dog>(
              age: age,
              self: self_value,
              __fileID: __fileID,
              __filePath: __filePath,
              __line: __line,
              __column: __column
            )
          }
        }

        """))
  }

  @Test func apolloMocksHaveNoLocationAndNoFactory() {
    let text = Self.render("Dog:age Int!", runtime: .apollo).text
    #expect(!text.contains("__") && !text.contains("func mock"))
  }

  @Test func mocksWithoutFieldsUseTheLibraryInitializer() {
    let text = Self.render("Dog", runtime: .mockSupport).text
    #expect(!text.contains("__") && !text.contains("func mock"))
  }

  private static func render(_ mock: String, runtime: EmissionOptions.Runtime) -> EmittedFile {
    renderObjectMock(CatalogText().mock(mock), options: .sample { $0.runtime = runtime })
  }
}
