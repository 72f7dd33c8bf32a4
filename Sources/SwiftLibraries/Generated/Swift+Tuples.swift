// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Tuples: LibraryText {
    LibraryText(
      path: "Swift/Tuples.swift",
      text: #"""
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

"""#,
      outline: #"""
71 o  != 0 47 0748643ee9f3de88b2d9afa848c372a6 func != (lhs: (), rhs: ())
87 o  != 48 136 824e47d793304976b61a1ce7c8781244 func != <A, B>(lhs: (A, B), rhs: (A, B))
97 o  != 137 248 fca4e4c12edeb8ea7cc1b56bfb99602c func != <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
106 o  != 249 383 92cb9a3e21d5d70903033d44eba8cc17 func != <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  != 384 541 d415b3499d103ba2ae13fc31f1b58f9f func != <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
124 o  != 542 722 9d08181322bcb83ef5446d94ce35999e func != <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
72 o  < 723 769 0765454eb393363b3203210a2d3ef6ef func < (lhs: (), rhs: ())
86 o  < 770 859 46566990170b4b23bd96b97d07c44662 func < <A, B>(lhs: (A, B), rhs: (A, B))
95 o  < 860 973 dc2c625ab370881cca72957fb89112b9 func < <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
105 o  < 974 1111 08a853b549018fc5386fa82ce1649209 func < <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  < 1112 1273 cc9d704a54ace35567b9629958b73203 func < <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
124 o  < 1274 1459 480f4fd55ab1cb936f2a9f8713a2328e func < <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  <= 1460 1507 9a323895ee3c091c1d298b3d18c5785a func <= (lhs: (), rhs: ())
90 o  <= 1508 1598 5ee73a29bf5aa2ed82f2da270e005e86 func <= <A, B>(lhs: (A, B), rhs: (A, B))
99 o  <= 1599 1713 6b365c5a12938d5e75e61f14574c0059 func <= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  <= 1714 1852 443aa5e81ab29fbdf8343314054a7fd8 func <= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  <= 1853 2015 7f10501ead2abf3b3f80165a6d2e64b8 func <= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  <= 2016 2202 4511a4aba063798e07407fe89d666296 func <= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  == 2203 2250 e0709ee42ebc1fc8b8f37ff0a5f21763 func == (lhs: (), rhs: ())
90 o  == 2251 2339 a994be334361446110bd839cb2c6ac8e func == <A, B>(lhs: (A, B), rhs: (A, B))
99 o  == 2340 2451 a5f2f985921eb4e7a379deb21546218a func == <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  == 2452 2586 d0c82c04c9a8a900b10d35fe61a54888 func == <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  == 2587 2744 7ae241d09ec738760d3270152e6f3aa5 func == <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  == 2745 2925 4198d14f8371a146fde9482e31e473b3 func == <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
74 o  > 2926 2972 20c6642e94658338dc13d07f032fb03a func > (lhs: (), rhs: ())
88 o  > 2973 3062 0794df59a8b2e7db86c3f2441bd4092e func > <A, B>(lhs: (A, B), rhs: (A, B))
97 o  > 3063 3176 52ec4f33d8e20d576a5c6bc71174a67b func > <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
106 o  > 3177 3314 2289a9fe17178046be778883369afd06 func > <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
115 o  > 3315 3476 ca92189a6000af9a42d9ff94d88e0e93 func > <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
124 o  > 3477 3662 e5a00cdb85c13623a094d93b2aa65557 func > <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))
76 o  >= 3663 3710 abc12bf9e248785587363b8cc7f2e9af func >= (lhs: (), rhs: ())
90 o  >= 3711 3801 7298774af672362a3e40ea24234eef30 func >= <A, B>(lhs: (A, B), rhs: (A, B))
99 o  >= 3802 3916 af245ca282c53cfc4d2e866ebca2fe88 func >= <A, B, C>(lhs: (A, B, C), rhs: (A, B, C))
108 o  >= 3917 4055 2dae9f3e08e8663dac8482b5e7744bb0 func >= <A, B, C, D>(lhs: (A, B, C, D), rhs: (A, B, C, D))
117 o  >= 4056 4218 c8b7decafa5afcfbf35a5fd78d33f054 func >= <A, B, C, D, E>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E))
126 o  >= 4219 4405 38e987c9eae391bb4723d442e6f6a333 func >= <A, B, C, D, E, F>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F))

"""#)
  }
}
