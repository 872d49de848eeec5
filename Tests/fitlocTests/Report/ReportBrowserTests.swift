import Testing

/// Tests a report in a real browser, driven by the script `Tests/fitlocTests/Browser/report_test.py`.
@Suite("A report in a browser", .thorough(.browser))
struct ReportBrowserTests {
    @Test(
        "The report passes its script",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/test --thorough browser"))
    func script() async throws {
        let outcome = try await PythonScript.browser("report_test").run()
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }
}
