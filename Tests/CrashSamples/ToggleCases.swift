import MockSupport
import ZooAPI
import ZooMocks

/// Values of the standard library that change in place.
let toggleCases: [Sample] = [
  Sample("toggleThenSet", toggleThenSet), Sample("toggleTwice", toggleTwice), Sample("toggleInLoop", toggleInLoop),
  Sample("toggleInClosure", toggleInClosure), Sample("toggleHidesRead", toggleHidesRead),
  Sample("toggleShowsRead", toggleShowsRead), Sample("toggleOfTupleElement", toggleOfTupleElement),
  Sample("toggleOfListElement", toggleOfListElement), Sample("toggleOfOptional", toggleOfOptional),
  Sample("negateCount", negateCount), Sample("negateTwice", negateTwice), Sample("roundDown", roundDown),
  Sample("squareRoot", squareRoot), Sample("addProduct", addProduct), Sample("appendText", appendText),
  Sample("removeAllText", removeAllText), Sample("writeText", writeText), Sample("insertText", insertText),
  Sample("removeFirstLetter", removeFirstLetter), Sample("takeOptional", takeOptional),
  Sample("takeOptionalUnset", takeOptionalUnset), Sample("insertInSet", insertInSet),
  Sample("removeFromSet", removeFromSet), Sample("swapVariables", swapVariables),
  Sample("swapVariablesUnset", swapVariablesUnset),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

// Flags

func toggleThenSet() {
  let otter = Mock<Otter>()
  var isPlaying = false
  isPlaying.toggle()
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func toggleTwice() {
  let otter = Mock<Otter>()
  var isPlaying = false
  isPlaying.toggle()
  isPlaying.toggle()
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func toggleInLoop() {
  let otter = Mock<Otter>()
  var isPlaying = false
  for _ in 0..<3 { isPlaying.toggle() }
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func toggleInClosure() {
  let otter = Mock<Otter>()
  var isPlaying = false
  let flip = { isPlaying.toggle() }
  flip()
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func toggleHidesRead() {
  var isShown = true
  isShown.toggle()
  if isShown { consume(bareToy().toy) }
}

func toggleShowsRead() {
  var isShown = false
  isShown.toggle()
  guard isShown else { return }
  consume(bareToy().toy)  // error: unset-required-field
}

func toggleOfTupleElement() {
  let otter = Mock<Otter>()
  var options = (animated: false, count: 1)
  options.animated.toggle()
  if options.animated { otter.species = "Lutra" }
  consume((OtterToy(from: otter).species, options.count))  // hint: unset-required-field
}

func toggleOfListElement() {
  let otter = Mock<Otter>()
  var flags = [false, false]
  flags[1].toggle()
  if flags[1] { otter.species = "Lutra" }
  consume(OtterToy(from: otter).species)
}

func toggleOfOptional() {
  let otter = Mock<Otter>()
  var flag: Bool? = no() ? true : nil
  flag?.toggle()
  if flag == true { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

// Numbers

func negateCount() {
  let otter = Mock<Otter>()
  var count = 1
  count.negate()
  if count < 0 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func negateTwice() {
  let otter = Mock<Otter>()
  var count = otter.__typename.count
  count.negate()
  count.negate()
  if count < 0 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

func roundDown() {
  let otter = Mock<Otter>()
  var weight = 2.7
  weight.round(.down)
  if weight == 2 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func squareRoot() {
  let otter = Mock<Otter>()
  var width = 9.0
  width.formSquareRoot()
  if width == 3.0 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func addProduct() {
  let otter = Mock<Otter>()
  var total = 1.0
  total.addProduct(2, 3)
  if total > 6 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

// Texts

func appendText() {
  let otter = Mock<Otter>()
  var text = ""
  text.append("rope")
  if !text.isEmpty { otter.toy = text }
  consume(OtterToy(from: otter).toy)
}

func removeAllText() {
  let otter = Mock<Otter>()
  var text = "rope"
  text.removeAll()
  if !text.isEmpty { otter.toy = text }
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

func writeText() {
  let otter = Mock<Otter>()
  var text = ""
  text.write("rope")
  if text.count == 4 { otter.toy = text }
  consume(OtterToy(from: otter).toy)
}

func insertText() {
  let otter = Mock<Otter>()
  var text = "rope"
  text.insert("*", at: text.startIndex)
  if text.hasPrefix("*") { otter.toy = text }
  consume(OtterToy(from: otter).toy)
}

func removeFirstLetter() {
  let otter = Mock<Otter>()
  var text = "rope"
  text.removeFirst()
  if text.hasPrefix("r") { otter.toy = text }
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

// Optionals and sets

func takeOptional() {
  var model: OtterToy? = bareToy()
  _ = model.take()
  consume(model?.toy)
}

func takeOptionalUnset() {
  var model: OtterToy? = bareToy()
  if let taken = model.take() { consume(taken.toy) }  // error: unset-required-field
}

func insertInSet() {
  let otter = Mock<Otter>()
  var names: Set<String> = []
  names.insert("Lutra")
  if names.contains("Lutra") { otter.species = "Lutra" }
  consume(OtterToy(from: otter).species)  // hint: unset-required-field
}

func removeFromSet() {  // crashes
  let otter = Mock<Otter>()
  var names: Set = ["Lutra"]
  names.remove("Lutra")
  if names.contains("Lutra") { otter.species = "Lutra" }
  consume(OtterToy(from: otter).species)  // hint: unset-required-field
}

func swapVariables() {
  var shown = bareToy()
  var next = toy("rope")
  swap(&shown, &next)
  consume(shown.toy)
}

func swapVariablesUnset() {
  var shown = bareToy()
  var next = toy("rope")
  swap(&shown, &next)
  consume((shown.toy, next.toy))  // crashes, not reported
}
