import CatalogReports
import ProgramSupport
import StringTables
import TerminalSupport
import TestSupport
import Testing

@Suite("The text about a folder")
struct SurveyTextTests {
    @Test(
        "Says why code was not searched",
        arguments: [
            (UnsearchedCode.notInstalled, "fitloc-sources is not installed"),
            (.timedOut(seconds: 120), "fitloc-sources took longer than 120 seconds"),
            (.failed, "fitloc-sources failed"),
        ])
    func unsearched(reason: UnsearchedCode, text: String) async {
        let project = await TableLoader.load([InlineTables.catalog("\"a\" : { }")])
        let survey = ProjectSurvey(project, sources: ["App/View.swift"], helpers: .failure(reason), origin: nil)
        let lines = SurveyText(survey, width: nil, styler: .plain).text()
        #expect(lines.contains("\n1 code file in App; lookup functions were not searched: \(text)\n"))
    }
}
