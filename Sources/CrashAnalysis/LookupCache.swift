/// Caches answers by question, for one thread. The answer to a question never changes.
package final class LookupCache<Question: Hashable, Answer> {
  private var known: [Question: Answer] = [:]

  package init() {}

  package func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known[question] { return answer }
    let answer = find()
    known[question] = answer
    return answer
  }
}
