/// Captures of closures and local functions.
enum CaptureForms {
  static let all: [CodeForm] = [
    CodeForm(.captureList) { f in
      f.run(
        """
        var x\(f.id): \(f.type)? = \(f.value)
        let c\(f.id) = {\(f.pick(" [x\(f.id)] in", "")) if let x = x\(f.id) {
        \(f.effect("x"))
        } }
        x\(f.id) = nil
        c\(f.id)()
        """)
    },
    CodeForm(.captureListOfFlag) { f in
      f.run(
        """
        var on\(f.id) = \(f.condition())
        let c\(f.id) = {\(f.pick(" [on\(f.id)] in", "")) if on\(f.id) {
        \(f.effect(f.value))
        } }
        on\(f.id) = \(f.condition())
        c\(f.id)()
        """)
    },
    CodeForm(.captureListWithValue) { f in
      f.run(
        """
        let c\(f.id) = { [y = \(f.value), on = \(f.condition())] in if on {
        \(f.effect("y"))
        } }
        c\(f.id)()
        """)
    },
    CodeForm(.weakCapture, followed: .nothing) { f in
      declareHolder(&f)
      f.run(
        """
        var h\(f.id): Holder\(f.id)? = Holder\(f.id)(\(f.value))
        let c\(f.id) = { [weak h\(f.id)] in if let h = h\(f.id) {
        \(f.effect("h.item"))
        } }
        \(f.pick("h\(f.id) = nil", "_ = h\(f.id)"))
        withExtendedLifetime(h\(f.id)) { c\(f.id)() }
        """)
    },
    CodeForm(.unownedCapture, followed: .nothing) { f in
      declareHolder(&f)
      f.run(
        """
        let h\(f.id) = Holder\(f.id)(\(f.value))
        let c\(f.id) = { [unowned h\(f.id)] in
        \(f.effect("h\(f.id).item"))
        }
        withExtendedLifetime(h\(f.id)) { c\(f.id)() }
        """)
    },
    CodeForm(.weakSelf) { f in
      f.declare(
        """
        final class Screen\(f.id) {
        \(f.storage)
        var action: () -> Void = {}
        func prepare() {
        action = { [weak self] in
        guard let self else { return }
        \(f.touch("self.item"))
        }
        }
        }
        """)
      f.run(
        """
        let s\(f.id) = Screen\(f.id)(\(f.value))
        \(f.pick("s\(f.id).prepare()", ""))
        s\(f.id).action()
        """)
    },
    CodeForm(.mutatedCapture) { f in
      f.run(
        """
        var on\(f.id) = \(f.condition())
        let c\(f.id) = { on\(f.id) = \(f.condition()) }
        \(f.pick("c\(f.id)()", "_ = c\(f.id)"))
        if on\(f.id) {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.capturedCounter) { f in
      f.run(
        """
        var n\(f.id) = 0
        let c\(f.id) = { n\(f.id) += 1 }
        for _ in 0..<\(f.pick("1", "2")) { c\(f.id)() }
        if n\(f.id) == 2 {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.capturedInOut, followed: .models) { f in
      f.declare(
        """
        func turn\(f.id)(_ isOn: inout Bool) {
        func turn() { isOn = \(f.pick("!isOn", "yes()")) }
        \(f.pick("turn()", "[1].forEach { _ in turn() }", "withoutActuallyEscaping({ isOn = no() }) { $0() }"))
        }
        """)
      f.run(
        """
        var on\(f.id) = \(f.condition())
        turn\(f.id)(&on\(f.id))
        if on\(f.id) {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.localFunctionCaptures) { f in
      f.run(
        """
        var x\(f.id): \(f.type)? = \(f.pick("nil", f.value))
        func take\(f.id)() {
        if let x = x\(f.id) {
        \(f.effect("x"))
        }
        }
        x\(f.id) = \(f.pick("nil", f.value))
        take\(f.id)()
        """)
    },
    CodeForm(.localFunctionAfterCall) { f in
      f.run(
        """
        first\(f.id)(\(f.value))
        func first\(f.id)(_ x: \(f.type)) { second\(f.id)(x) }
        func second\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.countdown, followed: .nothing) { f in
      f.run(
        """
        func down\(f.id)(_ n: Int) {
        if n == 0 {
        \(f.effect(f.value))
        } else {
        down\(f.id)(n - 1)
        }
        }
        down\(f.id)(1)
        """)
    },
  ]

  private static func declareHolder(_ f: inout FormWriter) {
    f.declare("final class Holder\(f.id) {\n\(f.storage)\n}")
  }
}
