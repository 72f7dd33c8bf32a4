struct PageRequest: Equatable {
  var offset: Int
  var limit: Int
}

struct PageWindow {
  var pageSize: Int

  func request(_ range: Range<Int>) -> PageRequest {
    PageRequest(offset: range.lowerBound, limit: range.count)
  }

  func request(_ range: ClosedRange<Int>) -> PageRequest {
    PageRequest(offset: range.lowerBound, limit: range.count + 100)
  }

  func request(_ range: PartialRangeFrom<Int>) -> PageRequest {
    PageRequest(offset: range.lowerBound, limit: pageSize)
  }

  func request(_ range: PartialRangeUpTo<Int>) -> PageRequest {
    PageRequest(offset: 0, limit: range.upperBound)
  }

  func request<Bounds: RangeExpression>(_ range: Bounds) -> PageRequest where Bounds.Bound == Int {
    let resolved = range.relative(to: 0..<pageSize)
    return request(resolved)
  }

  func request<Bounds: RangeExpression>(_ range: Bounds) -> String where Bounds.Bound == String {
    range.contains("m") ? "first half" : "second half"
  }

  func request(_ page: Int, last: Int? = nil) -> PageRequest {
    guard let last else { return request(page * pageSize..<(page + 1) * pageSize) }
    return request(page...last)
  }

  func requests() -> [PageRequest] {
    let stored = 0..<3
    let expression: any RangeExpression<Int> = 4...6
    return [
      request(0..<20),
      request(0...20),
      request(20...),
      request(..<20),
      request(...20),
      request(stored),
      request(2),
      request(2, last: 5),
      opened(expression),
    ]
  }

  private func opened<Bounds: RangeExpression<Int>>(_ bounds: Bounds) -> PageRequest { request(bounds) }

  func names() -> [String] { [request("a"..."f"), request("n"...), request(..<"c")] }
}

struct FeedStore {
  private var posts: [String]

  init(_ posts: [String]) {
    self.posts = posts
  }

  subscript(index: Int) -> String { posts[index] }

  subscript(range: Range<Int>) -> [String] { Array(posts[range.clamped(to: posts.indices)]) }

  subscript(range: ClosedRange<Int>) -> ArraySlice<String> { posts[range] }

  subscript(range: PartialRangeFrom<Int>) -> [String] { range.lowerBound < posts.count ? Array(posts[range]) : [] }

  subscript(all: UnboundedRange) -> [String] { posts }

  func preview() -> [String] {
    let head = self[0..<2]
    let middle = self[0...1]
    let tail = self[2...]
    let everything = self[...]
    return head + middle + tail + everything + [self[0]]
  }

  func indices() -> [Int] {
    var result: [Int] = []
    for index in posts.indices.reversed() where index % 2 == 0 { result.append(index) }
    for index in stride(from: 0, to: 10, by: 5) { result.append(index) }
    for step in stride(from: 0, through: 1, by: 0.5) { result.append(Int(step * 2)) }
    return result + (1...3).map { $0 * $0 } + (0..<2).flatMap { [$0, $0] }
  }
}

enum StatusRange {
  static func describe(_ code: Int) -> String {
    switch code {
    case ..<0: return "invalid"
    case 0: return "none"
    case 200..<300: return "success"
    case 400...499: return "client"
    case 500...: return "server"
    default: return "other"
    }
  }

  static func isWarm(_ value: Double) -> Bool { (18...24).contains(value) && !(0..<1 ~= value) }

  static func grade(_ letter: Character) -> Int { ("a"..."c").contains(letter) ? 1 : 2 }
}
