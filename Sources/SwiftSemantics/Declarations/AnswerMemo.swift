/// Answers that are computed once, and the keys whose answers are computed right now.
struct AnswerMemo<Key: Hashable, Answer> {
  fileprivate struct Known {
    var answer: Answer
    var questions: QuestionSet
  }

  fileprivate var known: [Key: Known] = [:]
  fileprivate var open: Set<Key> = []
}

extension TypeEnvironment {
  /// Returns an answer, which is computed once.
  ///
  /// A computation that needs its own answer gets `missing` instead. Answers that depend on such a gap are kept only by
  /// the outermost computation, where no gap is left that a later question would not have.
  func once<Key, Answer>(
    _ memo: ReferenceWritableKeyPath<TypeEnvironment, AnswerMemo<Key, Answer>>, _ key: Key,
    missing: @autoclosure () -> Answer,
    _ compute: () -> Answer
  ) -> Answer {
    if let known = self[keyPath: memo].known[key] {
      log?.current.formUnion(known.questions)
      return known.answer
    }
    guard self[keyPath: memo].open.insert(key).inserted else {
      gapCount += 1
      return missing()
    }
    let before = gapCount
    openCount += 1
    var outer = QuestionSet()
    if let log { swap(&outer, &log.current) }
    let result = compute()
    var questions = QuestionSet()
    if let log {
      questions = log.current
      outer.formUnion(questions)
      swap(&outer, &log.current)
    }
    openCount -= 1
    self[keyPath: memo].open.remove(key)
    if gapCount == before || openCount == 0 {
      self[keyPath: memo].known[key] = AnswerMemo<Key, Answer>.Known(answer: result, questions: questions)
    }
    return result
  }
}
