/// Protocols with associated types.
enum AssociatedTypeForms {
  static let all: [CodeForm] = [
    CodeForm(.associatedType) { f in
      declareSource(&f)
      f.declare(
        """
        func show\(f.id)<S: Source\(f.id)>(_ source: S) where S.Item == \(f.type) {
        let x = source.made()
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(Box\(f.id)(\(f.value)))")
    },
    CodeForm(.overloadOfAssociatedType, followed: .nothing) { f in
      declareSource(&f)
      WiderTypeForms.declareShow(&f)
      f.declare(
        """
        func pass\(f.id)<S: Source\(f.id)>(_ source: S)\(f.pick("", " where S.Item == \(f.type)")) {
        show\(f.id)(source.made())
        }
        """)
      f.run("\(f.pick("pass\(f.id)(Box\(f.id)(\(f.value)))", "show\(f.id)(Box\(f.id)(\(f.value)).made())"))")
    },
    CodeForm(.primaryAssociatedType, followed: .nothing) { f in
      declareSource(&f)
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let s\(f.id): any Source\(f.id)\(f.pick("<\(f.type)>", "")) = Box\(f.id)(\(f.value))
        show\(f.id)(s\(f.id).made())
        """)
    },
    CodeForm(.extensionByAssociatedType, followed: .nothing) { f in
      declareSource(&f)
      f.declare(
        """
        extension Source\(f.id) {
        func go() {
        \(f.effectOfAny("made()"))
        }
        }
        extension Source\(f.id) where Item == \(f.type) {
        func go() {
        let x = made()
        \(f.effect("x"))
        }
        }
        func pass\(f.id)<S: Source\(f.id)>(_ source: S) {
        source.go()
        }
        """)
      f.run(f.pick("Box\(f.id)(\(f.value)).go()", "pass\(f.id)(Box\(f.id)(\(f.value)))"))
    },
    CodeForm(.associatedMapper, followed: .nothing) { f in
      f.declare(
        """
        protocol Mapper\(f.id) {
        associatedtype Input
        associatedtype Output
        init()
        func map(_ x: Input) -> Output
        }
        extension Mapper\(f.id) {
        static func all(_ x: [Input]) -> [Output] {
        let mapper = Self()
        return x.map { mapper.map($0) }
        }
        }
        struct Row\(f.id): Mapper\(f.id) {
        func map(_ x: \(f.type)) -> Int {
        \(f.touch("x"))
        return 1
        }
        }
        """)
      f.run("consume(Row\(f.id).all([\(f.value)\(f.pick("", ", \(f.value)"))]))")
    },
    CodeForm(.ownSequence, followed: .mocks) { f in
      f.declare(
        """
        struct Own\(f.id): Sequence, IteratorProtocol {
        var items: [\(f.type)]
        mutating func next() -> \(f.type)? { items.popLast() }
        }
        """)
      f.run("for x in Own\(f.id)(items: [\(f.pick(f.value, ""))]) {\n\(f.effect("x"))\n}")
    },
    CodeForm(.ownCollectionMethod) { f in
      f.declare(
        """
        extension Sequence {
        func each\(f.id)(_ body: (Element) -> Void) {
        for x in self { body(x) }
        }
        }
        extension Array where Element == \(f.type) {
        func each\(f.id)(_ body: (Element) -> Void) {
        \(f.pick("for x in self { body(x) }", ""))
        }
        }
        """)
      f.run("[\(f.value)]\(f.pick("", ".prefix(1)", ".lazy")).each\(f.id) { x in\n\(f.effect("x"))\n}")
    },
  ]

  private static func declareSource(_ f: inout FormWriter) {
    f.declare(
      """
      protocol Source\(f.id)<Item> {
      associatedtype Item
      func made() -> Item
      }
      struct Box\(f.id): Source\(f.id) {
      \(f.storage)
      func made() -> \(f.type) { item }
      }
      """)
  }
}
