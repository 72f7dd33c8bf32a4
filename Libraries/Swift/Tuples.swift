@pure public func != (lhs: (), rhs: ()) -> Bool

public func != <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Equatable, B: Equatable {
  return lhs.0 != rhs.0 || lhs.1 != rhs.1
}

public func != <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable {
  return lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2
}

public func != <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
  return lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2 || lhs.3 != rhs.3
}

public func != <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {
  return lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2 || lhs.3 != rhs.3 || lhs.4 != rhs.4
}

public func != <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {
  return lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2 || lhs.3 != rhs.3 || lhs.4 != rhs.4 || lhs.5 != rhs.5
}
@pure public func < (lhs: (), rhs: ()) -> Bool

public func < <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  return lhs.1 < rhs.1
}

public func < <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  return lhs.2 < rhs.2
}

public func < <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  return lhs.3 < rhs.3
}

public func < <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  return lhs.4 < rhs.4
}

public func < <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 < rhs.4 }
  return lhs.5 < rhs.5
}
@pure public func <= (lhs: (), rhs: ()) -> Bool

public func <= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 <= rhs.0 }
  return lhs.1 <= rhs.1
}

public func <= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 <= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 <= rhs.1 }
  return lhs.2 <= rhs.2
}

public func <= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 <= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 <= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 <= rhs.2 }
  return lhs.3 <= rhs.3
}

public func <= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 <= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 <= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 <= rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 <= rhs.3 }
  return lhs.4 <= rhs.4
}

public func <= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 <= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 <= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 <= rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 <= rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 <= rhs.4 }
  return lhs.5 <= rhs.5
}
@pure public func == (lhs: (), rhs: ()) -> Bool

public func == <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Equatable, B: Equatable {
  return lhs.0 == rhs.0 && lhs.1 == rhs.1
}

public func == <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable {
  return lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
}

public func == <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
  return lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3
}

public func == <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {
  return lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4
}

public func == <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {
  return lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 && lhs.5 == rhs.5
}
@pure public func > (lhs: (), rhs: ()) -> Bool

public func > <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  return lhs.1 > rhs.1
}

public func > <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  return lhs.2 > rhs.2
}

public func > <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  return lhs.3 > rhs.3
}

public func > <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  return lhs.4 > rhs.4
}

public func > <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 > rhs.4 }
  return lhs.5 > rhs.5
}
@pure public func >= (lhs: (), rhs: ()) -> Bool

public func >= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 >= rhs.0 }
  return lhs.1 >= rhs.1
}

public func >= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 >= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 >= rhs.1 }
  return lhs.2 >= rhs.2
}

public func >= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 >= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 >= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 >= rhs.2 }
  return lhs.3 >= rhs.3
}

public func >= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 >= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 >= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 >= rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 >= rhs.3 }
  return lhs.4 >= rhs.4
}

public func >= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable {
  if lhs.0 != rhs.0 { return lhs.0 >= rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 >= rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 >= rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 >= rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 >= rhs.4 }
  return lhs.5 >= rhs.5
}
