/// Caches answers by question, for one thread. The answer to a question never changes.
///
/// Clients inline it, so it is public. Specialized for their types, it is several times faster.
public final class LookupCache<Question: Hashable, Answer> {
  @usableFromInline var known: [Question: Answer] = [:]

  @inlinable public init() {}

  @inlinable public func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known[question] { return answer }
    let answer = find()
    known[question] = answer
    return answer
  }
}
