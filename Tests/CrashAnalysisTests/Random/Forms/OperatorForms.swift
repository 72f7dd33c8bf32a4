/// Operators, comparisons and conversions of own types.
enum OperatorForms {
  static let all: [CodeForm] = [
    CodeForm(.ownOperator) { f in
      f.declare(
        """
        struct Box\(f.id) {
        \(f.storage)
        static func + (a: Box\(f.id), b: Box\(f.id)) -> Box\(f.id) {
        \(f.touch("b.item"))
        return a
        }
        static func + (a: Box\(f.id), b: Int) -> Box\(f.id) {
        \(f.touch("a.item"))
        return a
        }
        }
        """)
      f.run("let b\(f.id) = Box\(f.id)(\(f.value))\n_ = b\(f.id) + \(f.pick("b\(f.id)", "1"))")
    },
    CodeForm(.ownPrefixOperator) { f in
      f.declare(
        """
        struct Box\(f.id) {
        \(f.storage)
        static prefix func ! (x: Box\(f.id)) -> Bool {
        \(f.touch("x.item"))
        return true
        }
        }
        """)
      f.run("let b\(f.id) = Box\(f.id)(\(f.value))\n_ = \(f.condition()) && !b\(f.id)")
    },
    CodeForm(.ownAssignmentOperator) { f in
      f.declare(
        """
        struct Sum\(f.id) {
        var count = 0
        static func += (a: inout Sum\(f.id), b: Int) { a.count += b }
        }
        """)
      f.run(
        """
        var s\(f.id) = Sum\(f.id)()
        s\(f.id) += \(f.pick("1", "2"))
        if s\(f.id).count == 2 {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.ownEquality, followed: .nothing) { f in
      f.declare(
        """
        struct Box\(f.id): Equatable {
        \(f.storage)
        static func == (a: Box\(f.id), b: Box\(f.id)) -> Bool {
        \(f.touch("a.item"))
        return true
        }
        }
        """)
      f.run(
        """
        let b\(f.id) = Box\(f.id)(\(f.value))
        _ = \(f.pick("b\(f.id) == b\(f.id)", "b\(f.id) != b\(f.id)", "[b\(f.id)].contains(b\(f.id))", "[b\(f.id)] == []"))
        """)
    },
    CodeForm(.ownComparison, followed: .nothing) { f in
      f.declare(
        """
        struct Box\(f.id): Comparable {
        \(f.storage)
        static func == (a: Box\(f.id), b: Box\(f.id)) -> Bool { true }
        static func < (a: Box\(f.id), b: Box\(f.id)) -> Bool {
        \(f.touch("a.item"))
        return false
        }
        }
        """)
      f.run(
        """
        let b\(f.id) = Box\(f.id)(\(f.value))
        _ = \(f.pick("b\(f.id) < b\(f.id)", "b\(f.id) >= b\(f.id)", "[b\(f.id), b\(f.id)].sorted()", "[b\(f.id)].max()"))
        """)
    },
    CodeForm(.ownDescription, followed: .mocks) { f in
      f.declare(
        """
        struct Box\(f.id)\(f.pick(": CustomStringConvertible", "")) {
        \(f.storage)
        var description: String {
        \(f.touch("item"))
        return "box"
        }
        }
        """)
      f.run("let b\(f.id) = Box\(f.id)(\(f.value))\nconsume(\"\\(b\(f.id)\(f.pick("", ".description")))\")")
    },
    CodeForm(.shortCircuit) { f in
      f.declare("func isShown\(f.id)(_ x: \(f.type)) -> Bool {\n\(f.touch("x"))\nreturn true\n}")
      f.run("_ = \(f.condition()) \(f.pick("&&", "||")) isShown\(f.id)(\(f.value))")
    },
    CodeForm(.coalescing) { f in
      f.declare("func made\(f.id)(_ x: \(f.type)) -> Int {\n\(f.touch("x"))\nreturn 1\n}")
      f.run("let n\(f.id): Int? = \(f.pick("1", "nil"))\n_ = n\(f.id) ?? made\(f.id)(\(f.value))")
    },
    CodeForm(.literalOfOwnType, followed: .nothing) { f in
      f.declare(
        """
        struct Count\(f.id): ExpressibleByIntegerLiteral {
        let value: Int
        init(integerLiteral value: Int) { self.value = value + 1 }
        }
        func show\(f.id)(_ x: \(f.type), _ count: Count\(f.id)) {
        if count.value == 2 {
        \(f.effect("x"))
        }
        }
        """)
      f.run("show\(f.id)(\(f.value), \(f.pick("1", "2")))")
    },
  ]
}
