/// Functions that throw or rethrow.
enum ThrowingForms {
  static let all: [CodeForm] = [
    CodeForm(.rethrowing) { f in
      declareEach(&f)
      f.run("each\(f.id)(\(f.value)) { x in\n\(f.effect("x"))\n}")
    },
    CodeForm(.rethrownError, followed: .nothing) { f in
      declareEach(&f)
      f.run(
        """
        do {
        try each\(f.id)(\(f.value)) { x in
        if \(f.condition()) { throw Failure() }
        \(f.effect("x"))
        }
        \(f.effect(f.value))
        } catch {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.rethrownResult) { f in
      f.declare("func mapped\(f.id)<X, Y>(_ x: X, _ body: (X) throws -> Y) rethrows -> Y { try body(x) }")
      f.run(
        """
        let y\(f.id) = \(f.pick("", "try? "))mapped\(f.id)(\(f.value)) { $0 }
        if let y = y\(f.id) as \(f.type)? {
        \(f.effect("y"))
        }
        """)
    },
    CodeForm(.optionalTry) { f in
      f.declare(
        """
        func checked\(f.id)(_ x: \(f.type), _ isOn: Bool) throws -> \(f.type) {
        if !isOn { throw Failure() }
        return x
        }
        """)
      f.run("if let x = try? checked\(f.id)(\(f.value), \(f.condition())) {\n\(f.effect("x"))\n}")
    },
    CodeForm(.catchPattern, followed: .nothing) { f in
      f.declare("enum Problem\(f.id): Error {\ncase first\ncase second(Int)\n}")
      f.run(
        """
        do {
        if \(f.condition()) { throw Problem\(f.id).\(f.pick("first", "second(1)", "second(2)")) }
        \(f.effect(f.value))
        } catch Problem\(f.id).first {
        \(f.effect(f.value))
        } catch Problem\(f.id).second(let n) where n == 1 {
        \(f.effect(f.value))
        } catch {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.typedThrow) { f in
      f.declare(
        """
        func checked\(f.id)(_ isOn: Bool) throws(Failure) -> Int {
        guard isOn else { throw Failure() }
        return 1
        }
        """)
      f.run(
        """
        do {
        consume(try checked\(f.id)(\(f.condition())))
        \(f.effect(f.value))
        } catch {
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.resultOfCatching, followed: .nothing) { f in
      f.run(
        """
        let r\(f.id) = Result { if \(f.condition()) { throw Failure() }; return \(f.value) }
        switch r\(f.id) {
        case .success(let x):
        \(f.effect("x"))
        case .failure:
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.mappedResult, followed: .nothing) { f in
      f.run(
        """
        let r\(f.id): Result<\(f.type), Failure> = \(f.pick(".success(\(f.value))", ".failure(Failure())"))
        _ = r\(f.id).map { x in \(f.touch("x")) }
        _ = r\(f.id).mapError { error in \(f.touch(f.value)); return error }
        """)
    },
    CodeForm(.deferBeforeThrow) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), _ isOn: Bool) throws {
        defer { \(f.touch("x")) }
        if isOn { throw Failure() }
        \(f.effect("x"))
        }
        """)
      f.run("try? show\(f.id)(\(f.value), \(f.condition()))")
    },
  ]

  private static func declareEach(_ f: inout FormWriter) {
    f.declare(
      """
      func each\(f.id)<X>(_ x: X, _ body: (X) throws -> Void) rethrows {
      \(f.pick("try body(x)", "try [x].forEach(body)"))
      }
      """)
  }
}
