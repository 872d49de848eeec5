import Foundation
import TestSupport
import Testing

/// A folder with files that reports have a hard time with: characters outside of the BMP before a finding in its line,
/// UTF-16, CR LF, a byte-order mark, names and keys that formats have to escape.
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

    /// A path with what has to be escaped in addresses, in XML and in Markdown.
    static let catalogPath = "App/Tela_início & <100%>: @all.xcstrings"

    /// One line for each key, with emoji before what is found.
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

    /// What `fitloc lint` prints in a format.
    func report(_ format: String, _ more: String = "", status: Int32 = 1) async throws -> String {
        let outcome = try await work.shell("fitloc lint --format \(format) \(more)")
        #expect(outcome.ending == .status(status), "\(outcome.errors)")
        return outcome.output
    }

    /// The findings as fitloc's own JSON has them.
    func findings(_ more: String = "") async throws -> [JSONValue] {
        try JSONValue(parsing: try await report("json", more))["findings"]?.elements ?? []
    }

    /// What a script in Python prints that is given a report in a file.
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
