import EditorRequests
import Foundation
import LanguageServer
import Testing

struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.graphql", "/a/b.graphql"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"), ("file:/a", "/a"),
    ("file:///a%20b/%C3%A9", "/a b/\u{E9}"), ("file:///%61", "/a"), ("file:///a?b#c", "/a"),
    ("file:///a%3Fb", "/a?b"),
  ])
  func pathsAreDecoded(uri: String, path: String) {
    #expect(DocumentURI.path(uri) == path)
  }

  @Test(arguments: [
    "", "file:", "http://a/b", "untitled:Untitled-1", "file://host/a", "file:///%", "file:///%2", "file:///%zz",
    "file:///%00", "file:///%FF", "file:a",
  ])
  func otherURIsHaveNoPath(uri: String) {
    #expect(DocumentURI.path(uri) == nil)
  }

  @Test(arguments: ["/a/b.graphql", "/a b/\u{E9}\u{1F600}", "/50%/#?.swift", "/a:b@c"])
  func encodedPathsAreDecoded(path: String) throws {
    let uri = DocumentURI.uri(path)
    #expect(DocumentURI.path(uri) == path)
    #expect(try #require(URL(string: uri)).path == path)
  }
}
