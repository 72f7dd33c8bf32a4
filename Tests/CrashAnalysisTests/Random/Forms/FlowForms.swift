/// Order of statements: `defer`, labels, loops, and assignments by optional chains.
enum FlowForms {
  static let all: [CodeForm] = [
    CodeForm(.deferOrder) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), _ isOn: Bool) {
        defer { \(f.touch("x")) }
        guard isOn else { return }
        defer { \(f.touch("x")) }
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value), \(f.condition()))")
    },
    CodeForm(.deferOfResult) { f in
      f.declare(
        """
        final class Counter\(f.id) {
        var count = 0
        func next() -> Int {
        defer { count += 1 }
        return count
        }
        }
        """)
      f.run(
        """
        let c\(f.id) = Counter\(f.id)()
        \(f.pick("_ = c\(f.id).next()", ""))
        if c\(f.id).next() == 1 {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.labeledContinue) { f in
      f.run(
        """
        outer\(f.id): for i in [1, 2] {
        for j in [1, 2] {
        if i == j { \(f.pick("continue", "break")) outer\(f.id) }
        if \(f.pick("i == 2", "j == 2")) {
        \(f.effect(f.value))
        }
        }
        }
        """)
    },
    CodeForm(.labeledSwitch) { f in
      f.run(
        """
        loop\(f.id): while true {
        switch \(f.condition()) {
        case true: break loop\(f.id)
        case false:
        \(f.effect(f.value))
        break loop\(f.id)
        }
        }
        """)
    },
    CodeForm(.labeledBlock) { f in
      f.run(
        """
        block\(f.id): do {
        if \(f.condition()) { break block\(f.id) }
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.fallthroughCase) { f in
      f.run(
        """
        switch \(f.pick("1", "2", "3")) {
        case 1:
        \(f.pick("fallthrough", "break"))
        case 2:
        \(f.effect(f.value))
        default: break
        }
        """)
    },
    CodeForm(.loopWithWhere) { f in
      f.run("for n in 1...3 where n == \(f.pick("2", "4")) {\n_ = n\n\(f.effect(f.value))\n}")
    },
    CodeForm(.countingLoop, followed: .nothing) { f in
      f.run(
        """
        var n\(f.id) = 0
        while n\(f.id) < \(f.pick("0", "2")) {
        \(f.effect(f.value))
        n\(f.id) += 1
        }
        """)
    },
    CodeForm(.poppingLoop) { f in
      f.run(
        """
        var l\(f.id): [\(f.type)] = [\(f.pick("", f.value))]
        while let x = l\(f.id).popLast() {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.strideLoop, followed: .nothing) { f in
      f.run("for n in stride(from: 0, to: \(f.pick("0", "4")), by: 2) {\n_ = n\n\(f.effect(f.value))\n}")
    },
    CodeForm(.chainedAssignment) { f in
      declareStore(&f)
      f.run("let s\(f.id): Store\(f.id)? = \(f.pick("Store\(f.id)()", "nil"))\ns\(f.id)?.item = \(f.value)")
    },
    CodeForm(.chainedAssignmentValue) { f in
      f.declare("final class Store\(f.id) {\nvar item: Int?\n}")
      f.declare("func made\(f.id)(_ x: \(f.type)) -> Int {\n\(f.touch("x"))\nreturn 1\n}")
      f.run(
        """
        let s\(f.id): Store\(f.id)? = \(f.pick("Store\(f.id)()", "nil"))
        s\(f.id)?.item = made\(f.id)(\(f.value))
        """)
    },
    CodeForm(.chainedResult, followed: .nothing) { f in
      declareStore(&f)
      f.run(
        """
        let s\(f.id): Store\(f.id)? = \(f.pick("Store\(f.id)()", "nil"))
        if (s\(f.id)?.item = \(f.value)) \(f.pick("==", "!=")) nil {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.nestedChain) { f in
      f.declare(
        """
        final class Node\(f.id) {
        var next: Node\(f.id)?
        \(f.storage)
        func go() {
        \(f.effectOfItem())
        }
        }
        """)
      f.run(
        """
        let n\(f.id) = Node\(f.id)(\(f.value))
        \(f.pick("n\(f.id).next = Node\(f.id)(\(f.value))", ""))
        n\(f.id).next?\(f.pick("", ".next?")).go()
        """)
    },
    CodeForm(.conditionalValue, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id)\(f.pick(": Any", "")) = if \(f.condition()) { \(f.value) } else { \(f.value) }
        show\(f.id)(x\(f.id))
        """)
    },
  ]

  private static func declareStore(_ f: inout FormWriter) {
    f.declare(
      """
      final class Store\(f.id) {
      var item: \(f.type)? {
      didSet {
      if let x = item {
      \(f.effect("x"))
      }
      }
      }
      }
      """)
  }
}
