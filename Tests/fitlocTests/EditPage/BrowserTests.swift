import Testing

/// Tests the editing page and the report in a real browser, driven by scripts in `Tests/fitlocTests/Browser`.
///
/// One script runs at a time: each has a browser that needs a processor of its own to type as fast as a person.
@Suite("Pages in a browser", .thorough(.browser), .serialized)
struct BrowserTests {
    @Test(
        "The pages pass their scripts in Chromium",
        .enabled(
            if: PythonScript.Browser.chromium.isInstalled,
            "no chromium with its driver is installed: scripts/test --thorough browser"),
        arguments: [
            "page_test", "page_typing_test", "page_trouble_test", "page_finding_test", "page_access_test",
            "preview_test", "report_test",
        ])
    func chromium(script: String) async throws { try await run(script, in: .chromium) }

    /// What a script does with Chromium's developer tools is skipped in Firefox, and axe needs them everywhere.
    @Test(
        "The pages pass their scripts in Firefox",
        .enabled(
            if: PythonScript.Browser.firefox.isInstalled,
            "no firefox-esr is installed: scripts/test --thorough browser"),
        arguments: [
            "page_test", "page_typing_test", "page_trouble_test", "page_finding_test", "preview_test", "report_test",
        ])
    func firefox(script: String) async throws { try await run(script, in: .firefox) }

    private func run(_ script: String, in browser: PythonScript.Browser) async throws {
        let outcome = try await PythonScript.browser(script, in: browser).run()
        #expect(outcome.ending == .status(0), "\(PythonScript.failures(in: outcome.errors))")
    }
}
