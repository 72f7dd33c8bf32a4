/// Nested methods of sequences and optionals, and contextual results of their closures.
enum SequenceForms {
  static let all: [CodeForm] = [
    CodeForm(.nestedMap) { f in
      f.run("consume([[\(f.value)], []].map { $0.map { x in \(f.touch("x")) } })")
    },
    CodeForm(.deeplyNestedMap) { f in
      f.run("consume([[[\(f.value)]]].map { $0.map { $0.map { x in \(f.touch("x")) } } })")
    },
    CodeForm(.nestedFlatMap) { f in
      WiderTypeForms.declareShow(&f)
      f.run("[[\(f.value)], [\(f.pick("", f.value))]].flatMap { $0.map { $0 } }.forEach { show\(f.id)($0) }")
    },
    CodeForm(.nestedCompactMap, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): [\(f.pick("Any?", "\(f.type)?"))] = [\(f.pick(f.value, "nil")), nil]
        x\(f.id).compactMap { $0 }.forEach { show\(f.id)($0) }
        """)
    },
    CodeForm(.reduceIntoList, followed: .nothing) { f in
      f.run(
        """
        let x\(f.id) = [\(f.value)].reduce(into: [\(f.type)]()) { if \(f.condition()) { $0.append($1) } }
        for x in x\(f.id) {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.nestedReduce) { f in
      f.run(
        "let n\(f.id) = [[\(f.value)], []].reduce(0) { $0 + $1.reduce(0) { n, x in \(f.touch("x")); return n + 1 } }\n_ = n\(f.id)"
      )
    },
    CodeForm(.contextualInitializer, followed: .nothing) { f in
      declareRow(&f)
      f.run("let r\(f.id): [Row\(f.id)] = [\(f.value)].map { .init($0) }\n_ = r\(f.id)")
    },
    CodeForm(.contextualInitializerOfOptional, followed: .nothing) { f in
      declareRow(&f)
      f.run(
        """
        let x\(f.id): \(f.type)? = \(f.pick("nil", f.value))
        let r\(f.id): Row\(f.id)? = x\(f.id).\(f.pick("map", "flatMap")) { .init($0) }
        _ = r\(f.id)
        """)
    },
    CodeForm(.contextualResult, followed: .nothing) { f in
      declareRow(&f)
      f.declare("func rows\(f.id)(_ x: [\(f.type)]) -> [Row\(f.id)] {\nx.map { .init($0) }\n}")
      f.run("consume(rows\(f.id)([\(f.pick("", f.value))]))")
    },
    CodeForm(.contextualCase, followed: .nothing) { f in
      f.declare(
        """
        enum Item\(f.id) {
        case empty
        case full(\(f.type))
        func go() {
        if case .full(let x) = self {
        \(f.effect("x"))
        }
        }
        }
        """)
      f.run(
        """
        let i\(f.id): [Item\(f.id)] = [\(f.value)].map { \(f.pick(".full($0)", "_ in .empty")) }
        i\(f.id).forEach { $0.go() }
        """)
    },
    CodeForm(.caseAsFunction, followed: .nothing) { f in
      f.declare("enum Item\(f.id) {\ncase full(\(f.type))\ncase other(Any)\n}")
      f.run(
        """
        for item in [\(f.value)].map(Item\(f.id).\(f.pick("full", "other"))) {
        if case .full(let x) = item {
        \(f.effect("x"))
        }
        }
        """)
    },
    CodeForm(.contextualMember, followed: .nothing) { f in
      f.declare(
        """
        struct Row\(f.id) {
        static func first(_ x: \(f.type)) -> Row\(f.id) {
        \(f.touch("x"))
        return Row\(f.id)()
        }
        static func second(_ x: \(f.type)) -> Row\(f.id) {
        \(f.touch("x"))
        return Row\(f.id)()
        }
        }
        """)
      f.run("let r\(f.id): [Row\(f.id)] = [\(f.value)].map { .\(f.pick("first", "second"))($0) }\n_ = r\(f.id)")
    },
    CodeForm(.lazySequence, followed: .nothing) { f in
      f.run(
        """
        let l\(f.id) = [\(f.value)].lazy.map { x in \(f.touch("x")) }
        \(f.pick("for _ in l\(f.id) {}", "_ = l\(f.id)", "consume(Array(l\(f.id)))"))
        """)
    },
    CodeForm(.filteredAndMapped) { f in
      f.run("consume([\(f.value)].filter { _ in \(f.condition()) }.map { x in \(f.touch("x")) })")
    },
    CodeForm(.mappedValues, followed: .nothing) { f in
      f.run("consume([\"a\": \(f.value)].mapValues { x in \(f.touch("x")) })")
    },
    CodeForm(.enumerated) { f in
      f.run(
        """
        for (i, x) in [\(f.value)\(f.pick("", ", \(f.value)"))].enumerated() where i == \(f.pick("0", "1")) {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.prefixAndSuffix, followed: .nothing) { f in
      f.run(
        "[\(f.value), \(f.value)].\(f.pick("prefix(1)", "suffix(1)", "dropFirst(2)", "prefix { _ in no() }")).forEach { x in\n\(f.effect("x"))\n}"
      )
    },
    CodeForm(.groupedElements) { f in
      f.run(
        """
        let g\(f.id) = Dictionary(grouping: [\(f.value)]) { _ in "\(f.pick("a", "b"))" }
        g\(f.id)["a"]?.forEach { x in
        \(f.effect("x"))
        }
        """)
    },
  ]

  private static func declareRow(_ f: inout FormWriter) {
    f.declare(
      """
      struct Row\(f.id) {
      init(_ x: \(f.type)) {
      \(f.effect("x"))
      }
      init(_ x: Any) {
      \(f.effectOfAny("x"))
      }
      }
      """)
  }
}
