import Source
import SwiftLowering

/// A question to a source of declarations.
enum Question: Hashable {
  case functions(Name, [Name])
  case functionsFor(Name, [Name], [StaticType])
  case function(SwiftFunction.ID)
  case types([Name])
  case typesDeclaring([Name], Name)
  case aliases(Name, [Name])
}

/// The questions to sources that answers of an environment depend on. So an environment can keep its answers while each
/// of its uses records what it depends on.
package final class QuestionLog {
  /// A question with the position of its source.
  private struct Entry: Hashable {
    var source: Int
    var question: Question
  }

  private var entries: [Entry] = []
  private var numbers: [Entry: Int] = [:]
  /// The questions behind the answers that are computed right now, or behind the use.
  var current = QuestionSet()
  /// The questions that were passed to sources in this use.
  private var passed = QuestionSet()

  package init() {}

  /// The number of different questions so far.
  package var count: Int { entries.count }

  /// Notes a question.
  ///
  /// - Returns: its number.
  func note(_ question: Question, to source: Int) -> Int {
    let entry = Entry(source: source, question: question)
    let number: Int
    if let known = numbers[entry] {
      number = known
    } else {
      number = entries.count
      entries.append(entry)
      numbers[entry] = number
    }
    current.insert(number)
    return number
  }

  func notePassed(_ number: Int) { passed.insert(number) }

  // MARK: Uses

  func beginUse() { (current, passed) = (QuestionSet(), QuestionSet()) }

  /// Passes the questions of the use to `ask` that its sources did not get, because their answers were known.
  func endUse(_ ask: (Question, _ source: Int) -> Void) {
    for number in current.numbers where !passed.contains(number) {
      ask(entries[number].question, entries[number].source)
    }
  }
}

/// A set of questions by their numbers.
struct QuestionSet {
  private var words: [UInt64] = []

  mutating func insert(_ number: Int) {
    let word = number >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(number & 63)
  }

  func contains(_ number: Int) -> Bool {
    let word = number >> 6
    return word < words.count && words[word] & 1 << UInt64(number & 63) != 0
  }

  mutating func formUnion(_ other: QuestionSet) {
    guard !other.words.isEmpty else { return }
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// The numbers in ascending order.
  var numbers: [Int] {
    var result: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
    return result
  }
}

/// A source whose answers are kept, and whose questions are logged.
final class LoggedSource: DeclarationSource {
  private enum Answer {
    case functions([SwiftFunction.ID])
    case function(SwiftFunction?)
    case types([SwiftTypeDeclaration])
    case aliases([DeclaredAlias])
  }

  private let source: any DeclarationSource
  private let log: QuestionLog
  private let position: Int
  private var known: [Int: Answer] = [:]

  init(_ source: any DeclarationSource, at position: Int, _ log: QuestionLog) {
    (self.source, self.position, self.log) = (source, position, log)
  }

  /// Passes a question to the source once more.
  func ask(_ question: Question) { _ = find(question) }

  private func find(_ question: Question) -> Answer {
    switch question {
    case .functions(let name, let path): .functions(source.functions(named: name, at: path))
    case .functionsFor(let name, let path, let arguments):
      .functions(source.functions(named: name, at: path, for: arguments))
    case .function(let id): .function(source.function(id))
    case .types(let path): .types(source.types(at: path))
    case .typesDeclaring(let path, let name): .types(source.types(at: path, declaring: name))
    case .aliases(let name, let path): .aliases(source.aliases(named: name, at: path))
    }
  }

  private func answer(_ question: Question) -> Answer {
    let number = log.note(question, to: position)
    if let known = known[number] { return known }
    log.notePassed(number)
    let answer = find(question)
    known[number] = answer
    return answer
  }

  // MARK: DeclarationSource

  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    if case .functions(let found) = answer(.functions(name, path)) { found } else { [] }
  }

  func functions(named name: Name, at path: [Name], for arguments: [StaticType]) -> [SwiftFunction.ID] {
    if case .functions(let found) = answer(.functionsFor(name, path, arguments)) { found } else { [] }
  }

  func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    if case .function(let found) = answer(.function(id)) { found } else { nil }
  }

  func types(at path: [Name]) -> [SwiftTypeDeclaration] {
    if case .types(let found) = answer(.types(path)) { found } else { [] }
  }

  func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    if case .types(let found) = answer(.typesDeclaring(path, name)) { found } else { [] }
  }

  func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] {
    if case .aliases(let found) = answer(.aliases(name, path)) { found } else { [] }
  }

  func hasModule(named name: Name) -> Bool { source.hasModule(named: name) }

  var isLibrary: Bool { source.isLibrary }
}
