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
60 t  Result 0 57 0b674b236fa08f7f627b3ab8658dfaa4 enum Result
64 o 0 failure 62 83 caaef6b0d8295b34c10215c71a57f2bf case failure
65 o 0 success 86 107 d5d73282d3c807842ad4f6e20ffb656c case success
101 o 0 init 110 265 4d26e01ed0162a89557dc0e013305371 init(catching body: () throws(Failure) -> Success)
133 o 0 flatMap 268 532 8a34d360a09ebb240d612a4d3464d43b func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>)
143 o 0 flatMapError 535 834 47f1379031eaf4ff8bba86e4142fccad func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>)
61 o 0 get 837 1004 57610f03ac047cc484d2b4c5bdb2a4e3 func get()
110 o 0 map 1007 1258 c9da1065e8e651c44cf687e3583c9b6b func map<NewSuccess>(_ transform: (Success) -> NewSuccess)
120 o 0 mapError 1261 1543 91e8702e813524b1464c5b7dca365d83 func mapError<NewFailure>(_ transform: (Failure) -> NewFailure)
70 e  Result 1547 1619 c2bd1fb45d1805958c9810c102d6f009 extension Result
72 e  Result 1624 1693 c4c8444a768d776cb515a3c0b26f3693 extension Result#2
72 e  Result 1698 1748 36e0f5464e746edf30b542e0f1d6c7a2 extension Result#3

"""#)
  }
}
