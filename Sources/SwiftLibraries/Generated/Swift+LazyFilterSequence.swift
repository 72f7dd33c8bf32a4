// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_LazyFilterSequence: LibraryText {
    LibraryText(
      path: "Swift/LazyFilterSequence.swift",
      text: #"""
public struct LazyFilterSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let isIncluded: (Base.Element) -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias Element = Base.Element
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = self.isIncluded
    return LazyFilterSequence(base: base) { first($0) && isIncluded($0) }
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), isIncluded: isIncluded)
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    repeat { base.formIndex(before: &i) } while !isIncluded(base[i])
  }
  public func index(before i: Index) -> Index {
    var index = i
    formIndex(before: &index)
    return index
  }
}

extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = LazyFilterCollection<Base.SubSequence>
  public var endIndex: Index {
    return base.endIndex
  }
  public var startIndex: Index {
    var index = base.startIndex
    while index != base.endIndex && !isIncluded(base[index]) { base.formIndex(after: &index) }
    return index
  }
  public var underestimatedCount: Int {
    return 0
  }
  public subscript(position: Index) -> Element {
    return base[position]
  }
  public subscript(bounds: Range<Index>) -> SubSequence {
    return LazyFilterSequence<Base.SubSequence>(base: base[bounds], isIncluded: isIncluded)
  }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
    while i != base.endIndex && !isIncluded(base[i]) { base.formIndex(after: &i) }
  }
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  public func index(after i: Index) -> Index {
    var index = i
    formIndex(after: &index)
    return index
  }
}

extension LazyFilterSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let isIncluded: (Base.Element) -> Bool
    init(base: Base.Iterator, isIncluded: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public typealias Element = Base.Element
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      while let element = base.next() {
        if isIncluded(element) { return element }
      }
      return nil
    }
  }
}

public struct LazyPrefixWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyPrefixWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyPrefixWhileSequence where Base: Collection {
  public struct Index: Comparable {
    public static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
    public static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
  }
}

extension LazyPrefixWhileSequence.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension LazyPrefixWhileSequence.Index: Sendable where Base.Index: Sendable {}

extension LazyPrefixWhileSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isAtEnd = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isAtEnd { return nil }
      if let element = base.next() {
        if predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
  }
}

public struct LazyDropWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyDropWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyDropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isPastPrefix = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isPastPrefix { return base.next() }
      while let element = base.next() {
        if !predicate(element) {
          isPastPrefix = true
          return element
        }
      }
      return nil
    }
  }
}

"""#,
      outline: #"""
86 t  LazyFilterSequence 0 81 0332c8aec66b71dc0717733a124aa0c6 struct LazyFilterSequence
58 O 0 base 86 100 f5823e601efbd4440901ebbca6a8d2ed let base
71 O 0 isIncluded 103 141 d0e159c6d7257e34fbaca25397c8a36b let isIncluded
113 O 0 init 144 266 468656f02fb198a8cd8cfea18b349344 init(base: Base, isIncluded: @escaping (Base.Element) -> Bool)
71 o 0 Element 269 308 17d85d2e30d6adc48b6ae6f1215c7db6 typealias Element
107 o 0 filter 311 512 b3e9d7ef21bf843d0379cf61b227fdf3 func filter(_ isIncluded: @escaping (Element) -> Bool)
78 o 0 makeIterator 515 630 876919ec036f6b55f303fc5c34b9e3ec func makeIterator()
92 e  LazyFilterSequence 634 723 b98e2e4db8c4e1a13277e4eba6362c99 extension LazyFilterSequence
93 o 7 formIndex 728 847 7651d0e7d35f751dd76c8814d17756d3 func formIndex(before i: inout Index)
79 o 7 index 850 964 dd1683b30ba36b1be6923179f9a46124 func index(before i: Index)
95 e  LazyFilterSequence 968 1055 3767264adc756cb8f01b6d9e20e5882b extension LazyFilterSequence#2
70 o 10 Index 1060 1095 8a8e3c1eeae115815599a2aead490e9c typealias Index
82 o 10 SubSequence 1098 1167 03bb9f56e2c73811cb3c334903efe29a typealias SubSequence
70 o 10 endIndex 1170 1227 b959c529f6d6239eb02da6de06ae4279 var endIndex
74 o 10 startIndex 1230 1408 8b47e9fd4e1ed877b68dcf42d750d7d0 var startIndex
92 o 10 underestimatedCount 1411 1465 17f9c3e4998c929c6ec7c33b57aef56e var underestimatedCount
85 o 10 subscript 1468 1544 f5304b9c8fa5a1c07d85c85c8eadde6d subscript(position: Index)
90 o 10 subscript 1547 1698 e62d540677feaa5657e60b00dafd78a4 subscript(bounds: Range<Index>)
105 o 10 distance 1701 1768 da3f8cdbb62b1a337fdca5eb74f1038f func distance(from start: Index, to end: Index)
108 o 10 formIndex 1771 1827 3f55b7f6f694d393f14b50fa12ca2b4e func formIndex(_ i: inout Index, offsetBy n: Int)
132 o 10 formIndex 1830 1918 f0c4443c6f2b181e8644d2d6fd9b0fac func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
95 o 10 formIndex 1921 2083 f36e63ec087f2ac767a63d07680ab1a1 func formIndex(after i: inout Index)
94 o 10 index 2086 2147 a4806137ba5cae7249998743cc17038f func index(_ i: Index, offsetBy n: Int)
118 o 10 index 2150 2236 54f57d80cb16f2d39954ac8d2f689e82 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 10 index 2239 2351 6645a9687727466ddd4eab33449ac9c7 func index(after i: Index)
96 e  LazyFilterSequence 2355 2383 62698a6d175e63c00d53773b23582b0b extension LazyFilterSequence#3
92 t 25 LazyFilterSequence.Iterator 2388 2438 dd54a7456f919cd0c123af2d893a316d struct Iterator
74 O 26 isIncluded 2445 2483 b3302e635e21ed6697acf0c4a92d0a08 let isIncluded
125 O 26 init 2488 2625 dacc11833a452573bae22c6552f3661d init(base: Base.Iterator, isIncluded: @escaping (Base.Element) -> Bool)
74 o 26 Element 2630 2669 c810c7c9e0b6e5b8e0ee77b7ad155fc3 typealias Element
62 o 26 base 2674 2704 e7ff542f85f53b07d877cd0df2c098af var base
65 o 26 next 2709 2871 9c76408f3c7c65868278db257af0551f func next()
101 t  LazyPrefixWhileSequence 2879 2965 2d749feced6f175c4489e4d35f7e59b5 struct LazyPrefixWhileSequence
62 O 32 base 2970 2984 94d12844f8b7b7569e8f230e10c23307 let base
72 O 32 predicate 2987 3024 bd2adcb669bb4fbf7d641856bb1801e4 let predicate
115 O 32 init 3027 3146 f3caaae5e96eb2bd187179bfa9503354 init(base: Base, predicate: @escaping (Base.Element) -> Bool)
74 o 32 Element 3149 3188 72e9dbc6f12b29d48bcf4c7aa3545b01 typealias Element
76 o 32 Elements 3191 3248 57aa214b8945682e267a952747dc9535 typealias Elements
81 o 32 makeIterator 3251 3364 4f3aa47016670826bbe80793ebffb956 func makeIterator()
104 e  LazyPrefixWhileSequence 3368 3462 b5937da7e599a48a4387650d5b00a7ac extension LazyPrefixWhileSequence
82 o 39 index 3467 3516 1fb9e9d7106756eb0e6625d85ea32198 func index(before i: Index)
106 e  LazyPrefixWhileSequence 3520 3612 8e241bde6583db95d67232fc84297cd0 extension LazyPrefixWhileSequence#2
82 o 41 SubSequence 3617 3686 d4b53456bde6926b62436830dfb2a39c typealias SubSequence
70 o 41 endIndex 3689 3729 fdcb4cd99749ae09ad6b4ce3c98745e7 var endIndex
74 o 41 startIndex 3732 3774 5194b0a47074e7beda467e3a11726b75 var startIndex
85 o 41 subscript 3777 3829 3bd4c21c77a9ef735abf75c5dccd89b6 subscript(position: Index)
81 o 41 index 3832 3880 53b1d03ca1e1d3d57ae7adda28ca8414 func index(after i: Index)
106 e  LazyPrefixWhileSequence 3884 3940 f270d450bed2527f1b691a2baa68fc84 extension LazyPrefixWhileSequence#3
91 t 47 LazyPrefixWhileSequence.Index 3945 3976 3de2a39ae8fddd9f1e615067a3515f67 struct Index
146 o 48 < 3983 4106 1d4413c8646040939d07433a4cb2da8e func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
148 o 48 == 4111 4235 be9bfb07c81cfe399542334821ce6fe1 func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
116 e  LazyPrefixWhileSequence.Index 4243 4319 413b1b50f83a5f9faea6d3c1dd9cee58 extension LazyPrefixWhileSequence.Index
90 o 51 hash 4324 4367 862d9fc925e632f8688180e014b6446a func hash(into hasher: inout Hasher)
118 e  LazyPrefixWhileSequence.Index 4371 4447 e151083165e62d37238e9ac5504fe68b extension LazyPrefixWhileSequence.Index#2
106 e  LazyPrefixWhileSequence 4452 4485 b9044e84385383e3c86fd0ed66a5f9aa extension LazyPrefixWhileSequence#4
97 t 54 LazyPrefixWhileSequence.Iterator 4490 4540 c97eb7e8e0db8361a752120c0a5d8f24 struct Iterator
62 O 55 base 4547 4570 d1141ffca79f2affc2852af6ad530104 var base
72 O 55 predicate 4575 4612 41db1798a2ca4af6108590eb3deaaae8 let predicate
68 O 55 isAtEnd 4617 4636 2a95fe61b7ebffb71f4d6aced33c6cd4 var isAtEnd
124 O 55 init 4641 4775 163572ff40f55653e652f53d117ca8dd init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
74 o 55 Element 4780 4819 3cbc399d1e330d5ab143f0a0e7f3d43a typealias Element
65 o 55 next 4824 5037 362fdea29bee2d78a6690e9215f0b6ab func next()
97 t  LazyDropWhileSequence 5045 5129 2ec2959bbc8a70b63f745972cb277fed struct LazyDropWhileSequence
62 O 62 base 5134 5148 30fc83f5bed22a4651f10e1371bf8d4f let base
72 O 62 predicate 5151 5188 b0a7b1d06f15528de13f673456f8ff66 let predicate
115 O 62 init 5191 5310 f3a2b7d7059c183f740f90ad593db151 init(base: Base, predicate: @escaping (Base.Element) -> Bool)
74 o 62 Element 5313 5352 2836123b04045bc907a44a55e0047068 typealias Element
76 o 62 Elements 5355 5410 7d79b967b8102955cb8186a375214a03 typealias Elements
81 o 62 makeIterator 5413 5526 b5fd29de47ba5b9750b4e4c6239bf657 func makeIterator()
100 e  LazyDropWhileSequence 5530 5622 168b59ba28fb480ce595fb79b31a5ca7 extension LazyDropWhileSequence
82 o 69 index 5627 5676 b33a1bf93d602fa1a20cd5640425974a func index(before i: Index)
102 e  LazyDropWhileSequence 5680 5770 58e412bf30ec992b0fdb6c2f805bb9b0 extension LazyDropWhileSequence#2
70 o 71 Index 5775 5810 be446709daee90ef6cbbd01947d9a6aa typealias Index
82 o 71 SubSequence 5813 5880 3a526a97ac0b445244b73393e0b50b57 typealias SubSequence
70 o 71 endIndex 5883 5923 27503008fd4293351cf7bf106ee19698 var endIndex
74 o 71 startIndex 5926 5968 ba269931f8193afb3765838e75c421b8 var startIndex
85 o 71 subscript 5971 6023 91555f8270889288072aa30ed3c2d871 subscript(position: Index)
81 o 71 index 6026 6074 a07fd88c2e689596b7f6b90bfab3bbc9 func index(after i: Index)
102 e  LazyDropWhileSequence 6078 6109 dd82bda08e82420b00dfd7f26a129f38 extension LazyDropWhileSequence#3
95 t 78 LazyDropWhileSequence.Iterator 6114 6154 dd5d73697bb071164c3d7ba8f09e8ce4 struct Iterator
62 O 79 base 6161 6184 a610ca6b95a6f36aea51aeb59ecfec58 var base
72 O 79 predicate 6189 6226 11a6c305988a42e23b88cc722ec9e7cb let predicate
78 O 79 isPastPrefix 6231 6255 3c751cb76f724b3418b64193a66dc841 var isPastPrefix
124 O 79 init 6260 6394 61cbc3a0dc086da19384290513268d1c init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
74 o 79 Element 6399 6438 cd4d4e6b42b7b2870c010fa707d74353 typealias Element
65 o 79 next 6443 6698 ddeebbce3f6acebcfbaa58078c978a03 func next()

"""#)
  }
}
