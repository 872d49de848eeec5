import Testing

@testable import TerminalSupport

@Suite("The terminal's width")
struct TerminalSizeTests {
    @Test("The terminal's reported width takes precedence over COLUMNS")
    func reported() {
        #expect(TerminalSize.columns(reported: 132, environment: ["COLUMNS": "40"]) == 132)
    }

    @Test("COLUMNS replaces the width of a terminal that reports none", arguments: [0, nil])
    func environment(reported: Int?) {
        #expect(TerminalSize.columns(reported: reported, environment: ["COLUMNS": "40"]) == 40)
    }

    @Test(
        "Without both, there is no width",
        arguments: [[:], ["COLUMNS": "wide"], ["COLUMNS": "0"], ["COLUMNS": "-3"]]
    )
    func unknown(environment: [String: String]) {
        #expect(TerminalSize.columns(reported: 0, environment: environment) == nil)
    }
}
