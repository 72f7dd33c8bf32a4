protocol Playable {
  var duration: Int { get }
  func start() -> String
}

protocol Downloadable {
  var size: Int { get }
  func start() -> String
}

protocol Named { var name: String { get } }

typealias OfflineMedia = Playable & Downloadable
typealias NamedMedia = OfflineMedia & Named

extension Playable {
  func start() -> String { "play \(duration)" }

  func preview() -> String { "clip" }
}

extension Downloadable {
  func preview() -> String { "thumbnail" }

  func preview(quality: Int) -> String { "thumbnail \(quality)" }
}

extension Playable where Self: Downloadable {
  func start() -> String { "play offline" }

  func preview() -> String { "offline clip" }
}

extension Downloadable where Self: Playable & Named {
  func title() -> String { "\(name) \(duration) \(size)" }
}

struct Song: OfflineMedia, Named {
  var name: String
  var duration = 180
  var size = 4

  func preview() -> String { "chorus" }
}

struct Podcast: Playable, Named {
  var name: String
  var duration: Int { 3600 }
}

struct Wallpaper: Downloadable {
  let size: Int

  func start() -> String { "download \(size)" }
}

class MediaObject {
  func stop() -> String { "stop" }
}

final class Movie: MediaObject, OfflineMedia {
  var duration = 7200
  var size = 900

  func stop(at second: Int = 0) -> String { "stop at \(second)" }
}

struct Player {
  func queue(_ item: any Playable) -> String { "playable " + item.start() }

  func queue(_ item: any Downloadable) -> String { "downloadable " + item.start() }

  func queue(_ item: any OfflineMedia) -> String { "offline " + item.start() }

  func queue(_ item: any NamedMedia) -> String { "named " + item.title() }

  func queue(_ item: MediaObject & Playable) -> String { "object " + item.stop() }

  func queue(_ item: Song) -> String { "song " + item.preview() }

  func rate<Item: Playable>(_ item: Item) -> Int { item.duration }

  func rate<Item: Playable & Named>(_ item: Item) -> Int { item.name.count }

  func rate<Item>(_ item: Item) -> Int { 0 }

  func queued() -> [String] {
    let song = Song(name: "Blue")
    let named: any NamedMedia = song
    let offline: any OfflineMedia = song
    let playable: any Playable = song
    let show: any Named & Playable = Podcast(name: "Daily")
    return [
      queue(song),
      queue(named),
      queue(offline),
      queue(playable),
      queue(show),
      queue(Wallpaper(size: 3)),
      queue(Podcast(name: "Weekly")),
      queue(Movie() as MediaObject & Playable),
    ]
  }

  func previews() -> [String] {
    let song = Song(name: "Blue")
    let offline: any OfflineMedia = song
    let movie = Movie()
    let object: MediaObject = movie
    return [
      song.preview(),
      offline.preview(),
      (song as any Playable).preview(),
      (song as any Downloadable).preview(),
      song.preview(quality: 2),
      movie.preview(),
      movie.stop(),
      object.stop(),
      movie.start(),
    ]
  }

  func rates() -> [Int] {
    let playable: any Playable = Song(name: "Blue")
    let both: any Playable & Named = Podcast(name: "Daily")
    return [rate(Movie()), rate(Song(name: "Green")), rate(playable), rate(both), rate(Wallpaper(size: 1))]
  }
}
