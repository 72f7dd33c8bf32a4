import EditorRequests
import LanguageServer
import Testing

struct URISpellingsTests {
  @Test(arguments: [
    ("file:/w", "file:/w/a%20b.graphql"), ("file:///w/", "file:///w/a%20b.graphql"),
    ("file://localhost/w", "file://localhost/w/a%20b.graphql"), ("FILE:///w", "FILE:///w/a%20b.graphql"),
    ("file:///%77", "file:///%77/a%20b.graphql"), ("file:///x/../w", "file:///w/a%20b.graphql"),
    ("untitled:w", "file:///w/a%20b.graphql"),
  ])
  func filesUseTheSpellingOfTheirFolder(folder: String, file: String) {
    var spellings = URISpellings()
    spellings.noteFolder(folder)
    #expect(spellings.uri("/w/a b.graphql") == file)
    #expect(DocumentURI.path(file) == "/w/a b.graphql")
  }

  @Test func theLongestFolderIsUsed() {
    var spellings = URISpellings()
    spellings.noteFolder("file:/w")
    spellings.noteFolder("file://localhost/w/app")
    #expect(spellings.uri("/w/app/a") == "file://localhost/w/app/a")
    #expect(spellings.uri("/w/apple") == "file:/w/apple")
    #expect(spellings.uri("/elsewhere") == "file:/elsewhere")
  }

  @Test func documentsKeepTheirOpenedSpelling() {
    var spellings = URISpellings()
    spellings.noteFolder("file:///w")
    #expect(spellings.uri("/w/a") == "file:///w/a")
    spellings.noteDocument("/w/a", "file:/w/%61")
    #expect(spellings.uri("/w/a") == "file:/w/%61")
    #expect(spellings.uri("/w/b") == "file:///w/b")
  }

  @Test(arguments: [
    ("file:/p", "file:"), ("file:///p", "file://"), ("FILE://localhost/p", "FILE://localhost"), ("http://a/b", nil),
  ])
  func urisHaveStarts(uri: String, start: String?) {
    #expect(DocumentURI.start(of: uri) == start)
  }
}
