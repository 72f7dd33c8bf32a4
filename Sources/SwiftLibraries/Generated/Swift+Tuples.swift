// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Tuples: LibraryText {
    LibraryText(
      path: "Swift/Tuples.swift",
      text: #"""
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

"""#,
      outline: #"""
71 o  != 0 47 0748643ee9f3de88b2d9afa848c372a6 func != (lhs: (), rhs: ())
87 o  != 49 183 a1aeb723b81a48f22569ce1ff7af5221 func != <A, B>(lhs: (A, B), rhs: (A, B))
97 o  != 185 360 097061f018a391c49b686d4f2fab1eac func != <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
106 o  != 362 578 b24bf5916f5db65058e5d9cce4cc6bea func != <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  != 580 837 0823247c0568d05c3e05cf75e82fcfd8 func != <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
125 o  != 839 1137 1e5f06cb043a799dae370273b7fb61a4 func != <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
74 o  < 1138 1184 0765454eb393363b3203210a2d3ef6ef func < (lhs: (), rhs: ())
88 o  < 1186 1347 1b3aca27eb802213a30e04415d68afe4 func < <A, B>(lhs: (A, B), rhs: (A, B))
97 o  < 1349 1579 45b8be7ff16713085e76a9c8a79694bd func < <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
106 o  < 1581 1880 48c19cc4201864aae25ed30c82f60e4f func < <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  < 1882 2250 beb19d6e8e5ac03e5d515fc9de19037f func < <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
124 o  < 2252 2689 a728f105206611b2d484f59df2b0a34e func < <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  <= 2690 2737 9a323895ee3c091c1d298b3d18c5785a func <= (lhs: (), rhs: ())
90 o  <= 2739 2903 bda1c437e62c904f4a4b96ed714284c3 func <= <A, B>(lhs: (A, B), rhs: (A, B))
99 o  <= 2905 3139 75c8ffbd93719ac4c3c1378c2a616a3e func <= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  <= 3141 3445 6307317758d2248c3d0345cf88ae587e func <= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  <= 3447 3821 077aa2d12d0dec8639e5e8be8c46898c func <= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  <= 3823 4267 e890d54281271f40a6f3ae2f1bfb514a func <= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  == 4268 4315 e0709ee42ebc1fc8b8f37ff0a5f21763 func == (lhs: (), rhs: ())
90 o  == 4317 4451 538c5a3071fc16613869edf92b264f72 func == <A, B>(lhs: (A, B), rhs: (A, B))
99 o  == 4453 4628 f9b127939f0021de89cf57024fdd8b19 func == <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  == 4630 4846 c77850d19ddf169619c84c019b81b84a func == <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  == 4848 5105 7b8894f610b53e947fdb7ae9d96f2053 func == <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  == 5107 5405 1979736a1cfeedfe290d43e492e4a25a func == <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
74 o  > 5406 5452 20c6642e94658338dc13d07f032fb03a func > (lhs: (), rhs: ())
88 o  > 5454 5615 118361d679c923865bdf646339535da9 func > <A, B>(lhs: (A, B), rhs: (A, B))
97 o  > 5617 5847 358f632f210fb92892af6b30217893c4 func > <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
106 o  > 5849 6148 4d25bcea340273be129a9a869bea3638 func > <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  > 6150 6518 b2c66fa100d0401073aa3f0dda56499a func > <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
124 o  > 6520 6957 6815817dd7c744bce2cb12a32b1f6ee4 func > <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  >= 6958 7005 abc12bf9e248785587363b8cc7f2e9af func >= (lhs: (), rhs: ())
90 o  >= 7007 7171 5277594d110ec101f3542684954fd973 func >= <A, B>(lhs: (A, B), rhs: (A, B))
99 o  >= 7173 7407 a7a68bbd9ef30c7374b9bd66dc7a73f0 func >= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  >= 7409 7713 b6057622eb3bad1ad1868425758f574e func >= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  >= 7715 8089 a12d44c257ee86f702d9eaa6b88c7708 func >= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  >= 8091 8535 bbda5d69030dfdab1f62c4986e792ef6 func >= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))

"""#)
  }
}
