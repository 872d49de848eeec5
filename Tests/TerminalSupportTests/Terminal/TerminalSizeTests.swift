import Testing

@testable import TerminalSupport

@Suite("The terminal's width")
struct TerminalSizeTests {
    @Test("What the terminal reports wins over COLUMNS")
    func reported() {
        #expect(TerminalSize.columns(reported: 132, environment: ["COLUMNS": "40"]) == 132)
    }

    @Test("COLUMNS stands in for a terminal that does not tell", arguments: [0, nil])
    func environment(reported: Int?) {
        #expect(TerminalSize.columns(reported: reported, environment: ["COLUMNS": "40"]) == 40)
    }

    @Test(
        "Without either there is no width",
        arguments: [[:], ["COLUMNS": "wide"], ["COLUMNS": "0"], ["COLUMNS": "-3"]]
    )
    func unknown(environment: [String: String]) {
        #expect(TerminalSize.columns(reported: 0, environment: environment) == nil)
    }
}
