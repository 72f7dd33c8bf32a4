import Foundation

struct Author: Codable, Hashable {
  var id = 0
  let name: String
  var email: String?
}

struct Book: Codable, Hashable {
  let id: Int
  var title: String
  var authors: [Author] = []
  var published: Date?
  let isDraft = false
  var pages: Int = 100, chapters: Int = 10

  struct Size: Hashable {
    var width, height: Double
    var isLandscape: Bool { width > height }
  }

  enum CodingKeys: String, CodingKey {
    case id, title, authors, pages, chapters
  }
}

extension Book {
  init(_ title: String) {
    self.init(id: title.count, title: title)
  }

  init(id: Int, title: String, author: String) {
    self.init(id: id, title: title, authors: [Author(name: author)])
  }

  init(id: Int, title: String, chapters: Int) {
    self.init(id: id, title: title, pages: chapters * 12, chapters: chapters)
  }
}

extension Author {
  init(id: Int) {
    self.init(id: id, name: "author \(id)")
  }

  init(name: Substring) {
    self.init(name: String(name), email: "substring")
  }
}

struct Shelf {
  var books: [Book]
  var capacity: Int

  init(books: [Book] = []) {
    self.books = books
    capacity = books.count
  }
}

struct Observed {
  var value: Int {
    didSet { history.append(oldValue) }
  }
  var history: [Int] = []
  lazy var total = history.reduce(value, +)
}

struct Options {
  var isOn = true
  var limit: Int?
  var filter: (Book) -> Bool = { _ in true }
  private var cache: [Int: Book] = [:]

  init() {}

  init(limit: Int) {
    self.limit = limit
  }
}

struct Pair<First, Second> {
  var first: First
  var second: Second
}

extension Pair where First == Second {
  init(_ both: First) {
    self.init(first: both, second: both)
  }

  init(first: First) {
    self.init(first)
  }
}

struct ModelTests {
  func books() -> [Book] {
    [
      Book("Dune"),
      Book(id: 1, title: "Emma"),
      Book(id: 2, title: "Ulysses", author: "Joyce"),
      Book(id: 3, title: "Persuasion", chapters: 24),
      Book(id: 4, title: "Short", pages: 3),
      Book(id: 5, title: "Dated", published: Date(timeIntervalSince1970: 0), chapters: 1),
      Book(id: 6, title: "Listed", authors: [.init(id: 4), .init(name: "Eco")]),
    ]
  }

  func authors() -> [Author] {
    let name = "Ann Lee"
    return [
      Author(name: name),
      Author(name: name.prefix(3)),
      Author(id: 9),
      Author(id: 9, name: name),
      Author(name: name, email: nil),
      .init(id: 3, name: "B", email: "b@example.com"),
    ]
  }

  func values() -> [Int] {
    var observed = Observed(value: 1)
    var restored = Observed(value: 2, history: [1], total: nil)
    observed.value = 4
    return [observed.total, restored.total, Shelf().capacity, Shelf(books: books()).capacity, Options().limit ?? 0]
      + [Options(limit: 3).limit ?? 1]
  }

  func pairs() -> [Bool] {
    let same = Pair(3)
    let mixed = Pair(first: 3, second: 4.5)
    let numbers = Pair(first: 3, second: 4.5 as Double?)
    let doubled: Pair<Double, Double> = Pair(first: 2)
    let size = Book.Size(width: 3, height: 2.5)
    return [same.first == same.second, mixed.second > 4, numbers.second != nil, doubled.second == 2, size.isLandscape]
  }

  func decoded(_ text: String) throws -> [Book] {
    let decoder = JSONDecoder()
    let book = try decoder.decode(Book.self, from: Data(text.utf8))
    return [book] + Set([book, book]).filter { $0 == book && $0.isDraft == false }
  }
}
