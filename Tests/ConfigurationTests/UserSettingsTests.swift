import Configuration
import Source
import Testing

@Suite struct UserSettingsTests {
  private func read(_ text: String) -> (settings: UserSettings, problems: [String]) {
    UserSettings.read(SourceFile(path: "/home/me/.config/mockd/config.json", text: text), home: "/home/me")
  }

  @Test func trustedRepositoriesMatchFolders() {
    let (settings, problems) = read("{ \"trustedRepositories\": [\"/a/b\", \"~/src/*\", \"/link\"] }")
    #expect(problems == [])
    let trusts = { (folder: String) in settings.trust(folder) { $0 == "/link" ? "/real" : $0 == "/gone" ? nil : $0 } }
    #expect(["/a/b", "/home/me/src/app", "/home/me/src/a/b", "/real"].allSatisfy(trusts))
    #expect(!["/a", "/a/b/c", "/home/me/src", "/home/me/src2/app", "/link", "/"].contains(where: trusts))
  }

  @Test func aWildcardTrustsAllRepositories() {
    let settings = read("{ \"trustedRepositories\": [\"/*\"] }").settings
    #expect(settings.trust("/a/b") { $0 })
    #expect(!settings.trust("/") { $0 })
  }

  @Test(arguments: [
    ("{", "not valid JSON"), ("", "not valid JSON"), ("[]", "not a JSON object"),
    ("{ \"allowOutsideWorkspace\": true }", "Unknown key 'allowOutsideWorkspace'"),
    ("{ \"trustedRepositories\": true }", "must be a list"),
    ("{ \"trustedRepositories\": [\"relative\"] }", "only absolute paths"),
    ("{ \"trustedRepositories\": [\"~other/x\", 1] }", "only absolute paths"),
  ])
  func invalidSettingsTrustNothing(text: String, problem: String) {
    let (settings, problems) = read(text)
    #expect(settings.trustedRepositories == [])
    #expect(problems.first?.contains(problem) == true, "\(problems)")
  }
}
