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
