import Foundation

protocol Repository {
  associatedtype Model: Identifiable
  associatedtype Failure: Error = RepositoryError

  func fetch(_ id: Model.ID) -> Result<Model, Failure>
  func all() -> [Model]
}

enum RepositoryError: Error, Equatable {
  case missing
  case invalid(String)
}

extension Repository {
  func fetch(_ ids: [Model.ID]) -> [Model] { ids.compactMap { try? fetch($0).get() } }

  func fetch(_ id: Model.ID?) -> Model? { id.flatMap { try? fetch($0).get() } }

  func first() -> Model? { all().first }

  func index() -> [Model.ID: Model] { Dictionary(all().map { ($0.id, $0) }) { $1 } }
}

extension Repository where Failure == RepositoryError {
  func fetch(_ id: Model.ID, or fallback: Model) -> Model {
    switch fetch(id) {
    case .success(let model): model
    case .failure(.missing): fallback
    case .failure: first() ?? fallback
    }
  }
}

extension Repository where Model.ID == UUID {
  func fetch(_ text: String) -> Model? {
    UUID(uuidString: text).flatMap { id in fetch(id) }
  }
}

struct Ticket: Identifiable, Equatable {
  let id: UUID
  var title: String
}

struct Seat: Identifiable, Equatable {
  let id: Int
  var row: String
}

struct TicketRepository: Repository {
  var tickets: [Ticket]

  func fetch(_ id: UUID) -> Result<Ticket, RepositoryError> {
    guard let ticket = tickets.first(where: { $0.id == id }) else { return .failure(.missing) }
    return .success(ticket)
  }

  func all() -> [Ticket] { tickets }

  func first() -> Ticket? { tickets.last }
}

struct SeatRepository: Repository {
  struct Full: Error {}

  func fetch(_ id: Int) -> Result<Seat, Full> {
    id < 10 ? .success(Seat(id: id, row: "A")) : .failure(Full())
  }

  func all() -> [Seat] { (0..<3).map { Seat(id: $0, row: "B") } }
}

struct Screen<Source: Repository> {
  typealias Item = Source.Model

  let source: Source
  var selected: Item.ID?

  func title(_ item: Item) -> String { "item" }

  func title(_ item: Ticket) -> String { item.title }

  func titles() -> [String] { source.all().map { title($0) } }

  func first() -> Item? { source.first() }

  func current() -> Item? { source.fetch(selected) }
}

extension Screen where Source == SeatRepository {
  func title(_ item: Seat) -> String { "seat \(item.row)" }

  func seats() -> [String] { source.all().map { title($0) } + source.fetch([1, 20]).map { title($0) } }
}

enum RepositoryTests {
  static func tickets() -> [Ticket?] {
    let ticket = Ticket(id: UUID(), title: "Balcony")
    let repository = TicketRepository(tickets: [ticket])
    return [
      try? repository.fetch(ticket.id).get(),
      repository.fetch(ticket.id, or: ticket),
      repository.fetch("not an id"),
      repository.fetch(nil as UUID?),
      repository.fetch([ticket.id]).first,
      repository.first(),
      Screen(source: repository).first(),
      repository.index()[ticket.id],
    ]
  }

  static func screens() -> [String] {
    let ticketScreen = Screen(source: TicketRepository(tickets: []), selected: UUID())
    let seatScreen = Screen(source: SeatRepository(), selected: 3)
    return ticketScreen.titles() + seatScreen.titles() + seatScreen.seats()
      + [seatScreen.title(Seat(id: 1, row: "C")), "\(ticketScreen.current() == nil)"]
  }
}
