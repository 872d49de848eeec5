import Foundation
import TestSupport
import Testing

/// A folder with files that are difficult for reports.
///
/// They have characters outside the BMP before findings, UTF-16, CR LF, a byte-order mark, and names and keys that need
/// escapes.
struct ReportedProject {
    let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try FileManager.default.createDirectory(at: work.file(".git"), withIntermediateDirectories: true)
        try work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try work.write(Self.catalog, to: Self.catalogPath)
        try work.write("\"tab.home\" = \"Home\";\r\n", to: "App/en.lproj/Old.strings")
        try work.write("\u{FEFF}" + Self.catalog, to: "Marked.xcstrings")
        let legacy = "/* 👩‍🚀 */ \"tab.home\" = \"Início \";\r\n/* é */ \"tab.home\" = \"Início \";\r\n"
        try Data([0xFF, 0xFE] + legacy.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
            .write(to: folder("App/pt-BR.lproj").appendingPathComponent("Old.strings"))
    }

    /// A path that needs escapes in URLs, XML and Markdown.
    static let catalogPath = "App/Tela_início & <100%>: @all.xcstrings"

    /// One line for each key, with emoji before the findings.
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "👩‍🚀 | <b> & \\"x\\" `y` @octocat \\u0007\\u001B[31m" : { "localizations" : { \(unit("en", "Home")), \(unit("pt-BR", "Início ")) } },
            "greeting" : { "comment" : "😀😀", "localizations" : { \(unit("en", "Hi, %@ 😀")), \(unit("pt-BR", "Oi 😀 ")) } },
            "gap" : { "localizations" : { \(unit("en", "Gap")) } },
            "gap" : { "localizations" : { \(unit("en", "Gap")) } }
          },
          "version" : "1.0"
        }

        """

    private static func unit(_ language: String, _ text: String) -> String {
        "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }

    private func folder(_ path: String) throws -> URL {
        try FileManager.default.createDirectory(at: work.file(path), withIntermediateDirectories: true)
        return work.file(path)
    }

    /// Returns the output of `fitloc lint` in a format.
    func report(_ format: String, _ more: String = "", status: Int32 = 1) async throws -> String {
        let outcome = try await work.shell("fitloc lint --format \(format) \(more)")
        #expect(outcome.ending == .status(status), "\(outcome.errors)")
        return outcome.output
    }

    /// Returns the findings in fitloc's JSON.
    func findings(_ more: String = "") async throws -> [JSONValue] {
        try JSONValue(parsing: try await report("json", more))["findings"]?.elements ?? []
    }

    /// Runs a Python script on a report and returns its output.
    func read(_ report: String, by script: String) async throws -> String {
        let file = work.url.deletingLastPathComponent().appendingPathComponent("report")
        try Data(report.utf8).write(to: file)
        return try await OwnThread.run {
            let run = try Program.transcript(of: [ForeignReader.readers + "python", "-c", script, file.path])
            #expect(run.status == 0, "\(run.text)")
            return run.text
        }
    }
}
