protocol Configurable {}

extension Configurable {
  func configured(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension Configurable where Self: AnyObject {
  func configured(_ change: (Self) throws -> Void) rethrows -> Self {
    try change(self)
    return self
  }
}

struct Track: Equatable, Configurable {
  var title: String
  var seconds: Int = 0

  lazy var words: [Substring] = title.split(separator: " ")
}

final class Player: Configurable {
  typealias Listener = (Player.Event) -> Void

  enum Event: Equatable {
    case volume(Double)
    case track(String?)
    case rate(old: Int, new: Int)
  }

  private var events: [Event] = []
  var listener: Listener?

  var volume = 0.5 {
    willSet { notify(.volume(newValue)) }
    didSet {
      if volume > 1 { volume = 1 }
      notify(volume - oldValue)
    }
  }

  var track: Track? {
    didSet { notify(track?.title) }
  }

  var rate: Int = 1 {
    didSet(previous) { notify(.rate(old: previous, new: rate)) }
  }

  var percentage: Int {
    get { Int(volume * 100) }
    set { volume = Double(newValue) / 100 }
  }

  lazy var queue: [Track] = makeQueue()

  lazy var formatter: (Int) -> String = { [unowned self] seconds in
    self.format(seconds)
  }

  lazy var shortFormatter = { (seconds: Int) -> String in "\(seconds)s" }

  static let shared: Player = {
    let player = Player()
    player.rate = 2
    return player
  }()

  private let recorder: ([Event]) -> Int = { $0.count }

  func notify(_ event: Event) {
    events.append(event)
    listener?(event)
  }

  func notify(_ title: String?) { notify(.track(title)) }

  func notify(_ change: Double) { notify(.volume(change)) }

  func format(_ seconds: Int) -> String { "\(seconds / 60):\(seconds % 60)" }

  func format(_ seconds: Double) -> String { format(Int(seconds.rounded())) }

  private func makeQueue() -> [Track] { track.map { [$0] } ?? [] }

  func history() -> [Event] { recorder(events) > 0 ? events : [.track(nil)] }
}

extension Player: @unchecked Sendable {}

struct Settings {
  static var defaults: Settings { Settings() }

  var level = 1 {
    didSet { changes += 1 }
  }
  private(set) var changes = 0

  var isLoud: Bool {
    level > 5
  }

  subscript(level index: Int) -> Bool {
    get { level >= index }
    set { level = newValue ? index : level }
  }
}

enum PlayerTests {
  static func events() -> [Player.Event] {
    let player = Player()
    var heard: [Player.Event] = []
    player.listener = { heard.append($0) }
    player.volume = 2
    player.percentage = 30
    player.percentage += 5
    player.track = Track(title: "So What")
    player.track?.title += "!"
    player.track = nil
    player.rate = 3
    return player.history() + heard
  }

  static func texts() -> [String] {
    let player = Player.shared.configured { $0.volume = 1 }
    let track = Track(title: "Blue in Green").configured { $0.seconds = 5 * 60 }
    var copy = track
    player.track = track
    return [
      player.formatter(61),
      player.shortFormatter(3),
      player.format(60),
      player.format(60.4),
      player.queue.first?.title ?? "",
      "\(copy.words.count)",
    ]
  }

  static func settings() -> Settings {
    var settings = Settings.defaults
    settings.level += 2
    settings[level: 7] = true
    settings[level: 9] = settings.isLoud && settings[level: 3]
    return settings
  }
}
