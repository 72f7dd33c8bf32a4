import JSONSyntax
import Testing

@testable import LanguageServer

struct ReportBoardTests {
  private static let finding: JSONTree = ["message": "wrong"]

  /// A board of which tests ask in expressions.
  private final class Board {
    var board = ReportBoard()

    func set(_ items: [JSONTree]) -> Bool { board.set("/a", items) }

    func news(isShownByPush: Bool) -> [JSONTree]? { board.news(of: "/a", isShownByPush: isShownByPush)?.items }
  }

  @Test func whatIsKnownIsNoNews() {
    let board = Board()
    #expect(!board.set([]))
    #expect(board.set([Self.finding]))
    #expect(!board.set([Self.finding]))
    #expect(board.news(isShownByPush: true) == [Self.finding])
    #expect(board.news(isShownByPush: true) == nil)
    #expect(board.board.paths == ["/a"] && board.board.publishedPaths == ["/a"])
    #expect(board.set([]))
    #expect(board.news(isShownByPush: true) == [])
    #expect(board.board.paths == [] && board.board.publishedPaths == [])
  }

  @Test func whatIsAskedForIsTakenBack() {
    let board = Board()
    _ = board.set([Self.finding])
    _ = board.news(isShownByPush: true)
    #expect(board.news(isShownByPush: false) == [])
    #expect(board.news(isShownByPush: false) == nil)
    #expect(board.news(isShownByPush: true) == [Self.finding])
  }

  /// Some clients forget what they were told of a file before it is opened.
  @Test func whoOpensAFileIsToldAgain() {
    let board = Board()
    _ = board.set([Self.finding])
    _ = board.news(isShownByPush: true)
    board.board.noteOpened("/a")
    #expect(board.news(isShownByPush: true) == [Self.finding])
    #expect(board.news(isShownByPush: true) == nil)
    _ = board.set([])
    #expect(board.news(isShownByPush: true) == [])
    board.board.noteOpened("/a")
    #expect(board.news(isShownByPush: true) == nil)
  }

  @Test func answersGetOld() {
    var board = ReportBoard()
    // Who never asked has nothing old.
    _ = board.set("/a", [Self.finding])
    #expect(!board.isOutdated("/a"))
    board.notePulled("/a")
    #expect(!board.isOutdated("/a"))
    _ = board.set("/a", [])
    #expect(board.isOutdated("/a"))
    _ = board.set("/a", [Self.finding])
    #expect(!board.isOutdated("/a"))
    _ = board.set("/a", [])
    board.forgetPulled("/a")
    #expect(!board.isOutdated("/a"))
  }

  @Test func idsAreThoseOfTheFindings() {
    let (one, other) = (ReportBoard.Report([Self.finding]), ReportBoard.Report([Self.finding, Self.finding]))
    #expect(one.id == ReportBoard.Report([Self.finding]).id)
    #expect(Set([one.id, other.id, ReportBoard.Report.empty.id]).count == 3)
    #expect(one.members(since: one.id).map(\.key) == ["kind", "resultId"])
    #expect(one.members(since: other.id).map(\.key) == ["kind", "resultId", "items"])
  }
}
