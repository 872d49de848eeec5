import Testing

/// A report in a real browser, which a script drives (`Tests/fitlocTests/Browser/report_test.py`).
@Suite("A report in a browser")
struct ReportBrowserTests {
    @Test(
        "It does what its script expects",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/install-dependencies --tests"))
    func script() async throws {
        let outcome = try await PythonScript.browser("report_test").run()
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
