struct SearchHit {
  var id: Int
  var title: String
  var score: Double?
}

struct SearchRow: Equatable {
  var text: String
  var style: Style

  enum Style: Equatable {
    case plain
    case highlighted(Int)
    case scored(Double)
  }

  init(_ hit: SearchHit) {
    self.init(hit.title, style: hit.score.map { .scored($0) } ?? .plain)
  }

  init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

final class SearchResultMapper {
  private var history: [String] = []

  func transform<Output>(_ hits: [SearchHit], _ body: (SearchHit) -> Output) -> [Output] { hits.map(body) }

  func transform(_ hits: [SearchHit], _ body: (SearchHit) -> String?) -> [String] { hits.compactMap(body) }

  func transform(_ hits: [SearchHit], _ body: (SearchHit, Int) -> String) -> [String] {
    hits.enumerated().map { body($0.element, $0.offset) }
  }

  func each(_ hits: [SearchHit], _ body: (SearchHit) -> Void) { hits.forEach(body) }

  func each(_ hits: [SearchHit], _ body: (SearchHit) -> Int) -> Int { hits.map(body).reduce(0, +) }

  func rows(_ hits: [SearchHit]) -> [SearchRow] { hits.map { .init($0) } }

  func titles(_ hits: [SearchHit]) -> [SearchRow] { hits.map { .init($0.title) } }

  func styles(_ hits: [SearchHit]) -> [SearchRow.Style] {
    hits.map { $0.score == nil ? .highlighted($0.id) : .plain }
  }

  func mapped(_ hits: [SearchHit]) -> Int {
    let identifiers = transform(hits) { $0.id }
    let names: [String] = transform(hits) { $0.title.isEmpty ? nil : $0.title }
    let numbered = transform(hits) { "\($1): \($0.title)" }
    let scores = transform(hits) { $0.score }
    return identifiers.count + names.count + numbered.count + scores.count
  }

  func visited(_ hits: [SearchHit]) -> Int {
    each(hits) { history.append($0.title) }
    let sum = each(hits) { $0.id }
    each(hits) { hit -> Void in
      let text = hit.title.lowercased()
      history.append(text)
    }
    return sum
  }

  func multiStatement(_ hits: [SearchHit]) -> [String] {
    let labels = hits.map { hit in
      guard let score = hit.score else { return "none" }
      let rounded = score.rounded()
      return "\(rounded)"
    }
    let sizes = hits.map { hit -> Int in
      let length = hit.title.count
      return length > 3 ? length : 0
    }
    return labels + sizes.map(String.init)
  }

  func immediate(_ hits: [SearchHit]) -> Int {
    let best: SearchHit? = {
      var result: SearchHit?
      for hit in hits where hit.score ?? 0 > result?.score ?? 0 { result = hit }
      return result
    }()
    let count = { hits.count }()
    return best.map { $0.id + count } ?? count
  }

  func sorted(_ hits: [SearchHit]) -> [SearchHit] {
    hits.sorted { $0.title < $1.title }
      .sorted { ($0.score ?? 0, $0.id) > ($1.score ?? 0, $1.id) }
      .filter { !$0.title.isEmpty }
  }

  func makeComparator() -> (SearchHit, SearchHit) -> Bool {
    { left, right in left.id < right.id }
  }

  func curried() -> (Int) -> (Double) -> String {
    { count in { factor in "\(Double(count) * factor)" } }
  }

  func used(_ hits: [SearchHit]) -> String {
    let ordered = hits.sorted(by: makeComparator())
    let pick: ([SearchHit]) -> SearchHit? = { $0.first }
    return curried()(ordered.count)(1.5) + (pick(ordered)?.title ?? "")
  }
}
