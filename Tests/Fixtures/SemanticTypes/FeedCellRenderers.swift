protocol FeedItem {
  var title: String { get }
  func render() -> String
  func copy() -> Self
}

extension FeedItem {
  func render() -> String { "item \(title)" }

  func accessibilityLabel() -> String { "label \(title)" }

  func badge(count: Int = 0) -> String { "badge \(count)" }
}

struct PostItem: FeedItem, Equatable {
  var title: String

  func render() -> String { "post \(title)" }

  func accessibilityLabel() -> String { "post label" }

  func copy() -> PostItem { self }
}

struct AdItem: FeedItem {
  var title: String { "Ad" }

  func badge() -> String { "sponsored" }

  func copy() -> AdItem { self }
}

final class VideoItem: FeedItem {
  let title: String
  private(set) var plays = 0

  init(title: String) {
    self.title = title
  }

  func copy() -> Self {
    plays += 1
    return self
  }

  func render() -> String { "video" }
}

struct FeedRenderer {
  func cell(_ item: any FeedItem) -> String { "any " + item.render() }

  func cell(_ item: PostItem) -> String { "post " + item.render() }

  func cell<Item: FeedItem & AnyObject>(_ item: Item) -> String { "object " + item.render() }

  func cell(_ items: [any FeedItem]) -> String { "list of \(items.count)" }

  func cell<Item: FeedItem>(_ items: [Item]) -> String { "uniform list" }

  func size<Item: FeedItem>(of item: Item) -> Int { item.accessibilityLabel().count }

  func size(of item: Any) -> Int { 0 }

  func cells() -> [String] {
    let post = PostItem(title: "Hello")
    let video = VideoItem(title: "Cats")
    let item: any FeedItem = post
    let movie: any FeedItem & AnyObject = video
    let items: [any FeedItem] = [post, video, AdItem()]
    return [
      cell(post),
      cell(item),
      cell(video),
      cell(movie),
      cell(AdItem()),
      cell(items),
      cell([post, post]),
      cell([post, AdItem()]),
    ] + items.map { cell($0) } + items.map(cell)
  }

  func labels() -> [String] {
    let post = PostItem(title: "Hello")
    let item: any FeedItem = post
    let ad = AdItem()
    let erased: any FeedItem = ad
    return [
      post.accessibilityLabel(),
      item.accessibilityLabel(),
      post.render(),
      item.render(),
      ad.badge(),
      ad.badge(count: 2),
      erased.badge(),
      item.copy().accessibilityLabel(),
      post.copy().accessibilityLabel(),
    ]
  }

  func sizes() -> [Int] {
    let item: any FeedItem = PostItem(title: "Hello")
    let raw: Any = item
    return [size(of: item), size(of: PostItem(title: "Hi")), size(of: raw), size(of: 3)]
  }

  func casts(_ items: [any FeedItem]) -> [String] {
    items.map { item in
      if let post = item as? PostItem { return cell(post) }
      switch item {
      case let video as VideoItem: return cell(video)
      case is AdItem: return "ad " + item.badge()
      default: return cell(item)
      }
    }
  }

  func posts(_ items: [any FeedItem]) -> [PostItem] {
    let posts = items.compactMap { $0 as? PostItem }
    return posts.filter { $0 != PostItem(title: "") && $0.copy().accessibilityLabel() == "post label" }
  }
}
