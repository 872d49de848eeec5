import Testing

/// Tests the editing page and the report in a real browser, driven by scripts in `Tests/fitlocTests/Browser`.
///
/// One script runs at a time: each has a browser that needs a processor of its own to type as fast as a person.
@Suite("Pages in a browser", .thorough(.browser), .serialized)
struct BrowserTests {
    @Test(
        "The pages pass their scripts",
        .enabled(
            if: PythonScript.hasBrowser,
            "no chromium with its driver is installed: scripts/test --thorough browser"),
        arguments: [
            "page_test", "page_typing_test", "page_trouble_test", "page_finding_test", "page_access_test",
            "preview_test", "report_test",
        ])
    func script(name: String) async throws {
        let outcome = try await PythonScript.browser(name).run()
        #expect(outcome.ending == .status(0), "\(PythonScript.failures(in: outcome.errors))")
    }
}
