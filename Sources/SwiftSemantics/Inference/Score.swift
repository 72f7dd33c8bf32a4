/// The conversions that a choice of declarations needs. Of several choices, the compiler takes the one with the fewest
/// conversions of the first kind that differs.
struct Score: Hashable, Comparable {
  var asyncInSync = 0
  var syncInAsync = 0
  var disfavored = 0
  var membersOfOptionals = 0
  var functionConversions = 0
  var otherLiterals = 0
  var collectionConversions = 0
  var optionals = 0
  var anyConversions = 0
  /// The number of types that are not known, so that the score is not certain.
  var unknowns = 0

  private var parts: [Int] {
    [
      asyncInSync, syncInAsync, disfavored, membersOfOptionals, functionConversions, otherLiterals,
      collectionConversions, optionals,
      anyConversions,
    ]
  }

  static func += (score: inout Score, other: Score) {
    score.asyncInSync += other.asyncInSync
    score.syncInAsync += other.syncInAsync
    score.disfavored += other.disfavored
    score.membersOfOptionals += other.membersOfOptionals
    score.functionConversions += other.functionConversions
    score.otherLiterals += other.otherLiterals
    score.collectionConversions += other.collectionConversions
    score.optionals += other.optionals
    score.anyConversions += other.anyConversions
    score.unknowns += other.unknowns
  }

  static func < (a: Score, b: Score) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }

  /// Whether the scores are equal, apart from unknown types.
  func equals(_ other: Score) -> Bool { parts == other.parts }
}
