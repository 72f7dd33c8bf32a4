import Source
import Testing

struct ApolloVersionParsingTests {
  @Test(arguments: [
    ("2.4", ApolloVersion(2, 4)), ("2.0.3", ApolloVersion(2, 0, 3)), ("v1.25.6", ApolloVersion(1, 25, 6)),
    ("2.1.0-rc-1", ApolloVersion(2, 1, 0)), ("2.1.0+build", ApolloVersion(2, 1, 0)),
  ])
  func versionsAreRead(text: String, version: ApolloVersion) {
    #expect(ApolloVersion(text: text) == version)
  }

  @Test(arguments: ["", "2", "2.", ".4", "2.4.", "2.4.0.1", "2.x", "-1.2", "2.+4", "99999999999999999999.1", "٢.٤"])
  func invalidVersionsAreRejected(text: String) {
    #expect(ApolloVersion(text: text) == nil)
  }

  @Test func versionsAreOrdered() {
    let ascending = ["1.15.0", "1.15.3", "1.15", "1.22", "1.23.0", "1.25.6", "2.0.0", "2.0.3", "2.0", "2.1", "2.4"]
    let versions = ascending.compactMap(ApolloVersion.init(text:))
    #expect(versions.count == ascending.count)
    #expect(versions.sorted() == versions)
    #expect(versions.map(\.description) == ascending)
  }

  @Test(arguments: [
    ("1.14.1", false), ("1.15.0", true), ("2.4.0", true), ("2.4", true), ("2.5", false), ("3.0", false),
  ])
  func supportedVersionsAreRecognized(text: String, isSupported: Bool) {
    #expect(ApolloVersion(text: text)?.isSupported == isSupported)
  }
}
