import Testing

/// Tests the page in a real browser, driven by a script in `Tests/fitlocTests/Browser`.
@Suite("The page in a browser")
struct BrowserTests {
    @Test(
        "It does what its script expects",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/install-dependencies --tests"))
    func script() async throws {
        let outcome = try await PythonScript.browser("page_test").run()
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
