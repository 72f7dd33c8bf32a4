// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Result: LibraryText {
    LibraryText(
      path: "Swift/Result.swift",
      text: #"""
public enum Result<Success, Failure> where Failure: Error {
  case failure(Failure)
  case success(Success)
  public init(catching body: () throws(Failure) -> Success) {
    do {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }
  public func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
  {
    switch self {
    case .success(let success): return transform(success)
    case .failure(let failure): return .failure(failure)
    }
  }
  public func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<
    Success, NewFailure
  > where NewFailure: Error {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return transform(failure)
    }
  }
  public func get() throws(Failure) -> Success {
    switch self {
    case .success(let success): return success
    case .failure(let failure): throw failure
    }
  }
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let success): return .success(transform(success))
    case .failure(let failure): return .failure(failure)
    }
  }
  public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
  where NewFailure: Error {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return .failure(transform(failure))
    }
  }
}

extension Result: Equatable where Failure: Equatable, Success: Equatable {}

extension Result: Hashable where Failure: Hashable, Success: Hashable {}

extension Result: Sendable where Success: Sendable {}

"""#,
      outline: #"""
t 0 57  0b674b236fa08f7f627b3ab8658dfaa4 Result enum Result
o 62 83 0 caaef6b0d8295b34c10215c71a57f2bf failure case failure
o 86 107 0 d5d73282d3c807842ad4f6e20ffb656c success case success
o 110 265 0 4d26e01ed0162a89557dc0e013305371 init init(catching body: () throws(Failure) -> Success)
o 268 532 0 8a34d360a09ebb240d612a4d3464d43b flatMap func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>)
o 535 834 0 47f1379031eaf4ff8bba86e4142fccad flatMapError func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>)
o 837 1004 0 57610f03ac047cc484d2b4c5bdb2a4e3 get func get()
o 1007 1258 0 c9da1065e8e651c44cf687e3583c9b6b map func map<NewSuccess>(_ transform: (Success) -> NewSuccess)
o 1261 1543 0 91e8702e813524b1464c5b7dca365d83 mapError func mapError<NewFailure>(_ transform: (Failure) -> NewFailure)
e 1547 1619  c2bd1fb45d1805958c9810c102d6f009 Result extension Result
e 1624 1693  c4c8444a768d776cb515a3c0b26f3693 Result extension Result#2
e 1698 1748  36e0f5464e746edf30b542e0f1d6c7a2 Result extension Result#3

"""#)
  }
}
