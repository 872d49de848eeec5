import Testing

/// Tests the page in a real browser, driven by a script in `Tests/fitlocTests/Browser`.
@Suite("The editing page in a browser")
struct BrowserTests {
    @Test(
        "The page passes its script",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/install-dependencies --tests"))
    func script() async throws {
        let outcome = try await PythonScript.browser("page_test").run()
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
