@pure public func != (lhs: (), rhs: ()) -> Bool
public func != <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Equatable, B: Equatable
public func != <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable
public func != <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable
public func != <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable
public func != <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable
@pure public func < (lhs: (), rhs: ()) -> Bool
public func < <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable
public func < <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
public func < <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable
public func < <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable
public func < <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable
@pure public func <= (lhs: (), rhs: ()) -> Bool
public func <= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable
public func <= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
public func <= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable
public func <= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable
public func <= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable
@pure public func == (lhs: (), rhs: ()) -> Bool
public func == <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Equatable, B: Equatable
public func == <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable
public func == <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable
public func == <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable
public func == <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable
@pure public func > (lhs: (), rhs: ()) -> Bool
public func > <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable
public func > <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
public func > <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable
public func > <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable
public func > <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable
@pure public func >= (lhs: (), rhs: ()) -> Bool
public func >= <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Comparable, B: Comparable
public func >= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
public func >= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable
public func >= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable
public func >= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
where A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable
