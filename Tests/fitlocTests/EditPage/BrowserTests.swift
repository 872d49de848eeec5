import Testing

/// Tests the page in a real browser, driven by a script in `Tests/fitlocTests/Browser`.
@Suite("The editing page in a browser", .thorough(.browser))
struct BrowserTests {
    @Test(
        "The page passes its scripts",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/test --thorough browser"),
        arguments: ["page_test", "page_typing_test", "page_trouble_test", "page_finding_test"])
    func script(name: String) async throws {
        let outcome = try await PythonScript.browser(name).run()
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
