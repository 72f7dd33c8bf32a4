protocol Markup {
  var html: String { get }
}

struct Text: Markup {
  var html: String

  init(_ text: String) { html = text }

  init(_ number: Int) { html = "#\(number)" }

  init(verbatim text: some StringProtocol) { html = "<pre>\(text)</pre>" }

  func bold() -> Text { Text("<b>\(html)</b>") }
}

struct Group: Markup {
  var children: [any Markup]
  var html: String { children.map(\.html).joined() }
}

@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ markup: some Markup) -> Group { Group(children: [markup]) }

  static func buildExpression(_ text: String) -> Group { Group(children: [Text(text)]) }

  static func buildExpression(_ number: Int) -> Group { Group(children: [Text(number)]) }

  static func buildExpression(_ texts: [String]) -> Group { Group(children: texts.map { Text($0) }) }

  static func buildExpression(_ markup: (any Markup)?) -> Group { Group(children: markup.map { [$0] } ?? []) }

  static func buildBlock(_ groups: Group...) -> Group { Group(children: groups) }

  static func buildBlock() -> Group { Group(children: [Text("empty")]) }

  static func buildOptional(_ group: Group?) -> Group { group ?? Group(children: []) }

  static func buildEither(first group: Group) -> Group { group }

  static func buildEither(second group: Group) -> Group { Group(children: [Text("else"), group]) }

  static func buildArray(_ groups: [Group]) -> Group { Group(children: groups) }

  static func buildFinalResult(_ group: Group) -> Group { group }

  static func buildFinalResult(_ group: Group) -> String { group.html }
}

struct Element: Markup {
  let name: String
  let content: Group

  init(_ name: String, @MarkupBuilder content: () -> Group) {
    self.name = name
    self.content = content()
  }

  init(_ name: String, _ text: String = "") {
    self.init(name) { text }
  }

  init<Item>(_ name: String, each items: [Item], @MarkupBuilder content: (Item) -> Group) {
    self.name = name
    self.content = Group(children: items.map(content))
  }

  var html: String { "<\(name)>\(content.html)</\(name)>" }
}

protocol Page {
  var title: String { get }
  @MarkupBuilder var body: Group { get }
}

extension Page {
  @MarkupBuilder func wrapped(_ isWide: Bool = false) -> Group {
    if isWide { Element("wide") { body } } else { body }
  }

  func render() -> String { Element("html") { wrapped() }.html }
}

struct ProfilePage: Page {
  var title: String
  var tags: [String]
  var badge: Text?
  var visits: Int?

  var body: Group {
    Element("h1", title)
    Text(title.count).bold()
    badge
    if let visits {
      visits
      "visits"
    }
    if tags.isEmpty {
      Element("hr")
    } else {
      tags
    }
    for tag in tags where tag != title {
      Element("li") {
        tag
        Text(verbatim: tag.dropFirst())
      }
    }
    switch visits {
    case nil: "new"
    case 0?: 0
    default: footer
    }
  }

  @MarkupBuilder private var footer: Group {
    let count = tags.count
    "tags"
    count
  }

  func list() -> Element { Element("ul", each: tags.indices.map { $0 }) { $0 } }
}

@MarkupBuilder func nothing() -> Group {}

@MarkupBuilder func html(_ number: Int) -> String {
  "number"
  number
}

func build(@MarkupBuilder _ content: () -> Group) -> String { content().html }

func build(_ content: String) -> String { "plain " + content }

enum MarkupTests {
  static func pages() -> [String] {
    let page = ProfilePage(title: "Ada", tags: ["math", "logic"], visits: 3)
    let empty = ProfilePage(title: "Bo", tags: [], badge: Text(1))
    return [
      page.render(), empty.render(), page.wrapped(true).html, page.list().html, nothing().html,
      html(3),
    ]
  }

  static func built() -> [String] {
    [build { "text" }, build { 3 }, build("text"), build { Text("a").bold() }, build { Element("p") {} }]
  }
}
