/// @mockable
package protocol AccessPackage {
  func run() -> Int
  var value: Int { get }
}
