import FileAccess
import Testing

@Suite struct AccessPolicyTests {
  @Test func consentAllowsAllPaths() {
    let policy = AccessPolicy(boundary: "/a", allowsOutside: true)
    #expect(policy.reach == "/")
    #expect(policy.contains("/a/b") && !policy.contains("/ab"))
    #expect(AccessPolicy(boundary: "/a").reach == "/a")
  }
}
