import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite(
    "Android's resource compiler can read the exported resources",
    .enabled(if: Aapt2.isInstalled, "aapt2 is not installed"))
struct Aapt2Tests {
    @Test("Any text is the same in an Android app as in the catalog")
    func anyText() throws {
        // aapt2 encloses some texts in quotes and indents lines, so texts with CR are excluded.
        let texts = ResourceTextTests.randomTexts(400, seed: 34).filter { !$0.contains("\r") }
        let elements = try texts.enumerated().map { index, text in
            "<string name=\"t\(index)\" formatted=\"false\">\(try ResourceTextTests.content(text))</string>"
        }
        let resources = try Aapt2.resources(of: [
            "values/strings.xml": ExchangeTrial.resources(elements.joined(separator: "\n"))
        ])
        for (index, text) in texts.enumerated() {
            #expect(resources["t\(index)"]?[""] == text, "\(text.debugDescription)")
        }
    }

    @Test("The compiler accepts the folders of all languages")
    func languages() throws {
        let tags: [LanguageTag] = [
            "de", "pt-BR", "zh-Hans", "zh-Hant", "he", "id", "sr-Latn", "es-419", "ca-ES-valencia",
        ]
        var files = ["values/strings.xml": ExchangeTrial.resources("<string name=\"a\">en</string>")]
        for tag in tags {
            let folder = try #require(AndroidFolder.name(of: tag))
            files["\(folder)/strings.xml"] = ExchangeTrial.resources("<string name=\"a\">\(tag)</string>")
        }
        let texts = try #require(try Aapt2.resources(of: files)["a"])
        #expect(Set(texts.values) == Set(tags.map(\.spelling) + ["en"]))
        #expect(texts["pt-rBR"] == "pt-BR")
        #expect(texts["zh-rTW"] == "zh-Hant")
    }

    @Test("Every catalog compiles in all languages, and each name is a valid Java field")
    func corpus() throws {
        var count = 0
        for trial in try CorpusTrials.all(below: 100_000).map(\.trial) where trial.table.isCatalog {
            var files: [String: [UInt8]] = [:]
            for language in trial.table.table.languages + [trial.source] {
                let resources = trial.resources(language)
                let folder = resources.isSource ? AndroidFolder.source : AndroidFolder.name(of: language)
                guard let folder, resources.textCount > 0 else { continue }
                files["\(folder)/\(resources.file.name)"] = AndroidWriter.bytes(of: resources)
            }
            guard !files.isEmpty else { continue }
            count += try Aapt2.resources(of: files, "\(trial.table.path)").count
        }
        #expect(count > Corpus.minimum(200, sample: 1_000, withRealFiles: 1_200))
    }
}

/// Android's resource compiler.
enum Aapt2 {
    /// Whether aapt2 is installed.
    static let isInstalled =
        ThoroughSuite.readers.isChosen && FileManager.default.isExecutableFile(atPath: "/usr/bin/aapt2")

    /// Compiles and links a folder of resources.
    ///
    /// Returns the texts by language and name.
    ///
    /// The compiler must not report any warning.
    static func resources(of files: [String: [UInt8]], _ name: String = "") throws -> [String: [String: String]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, bytes) in files {
            let url = folder.appendingPathComponent("res/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        let manifest = "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>"
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("AndroidManifest.xml"))
        let path = folder.path
        let compiled = try Program.transcript(of: ["aapt2", "compile", "--dir", "\(path)/res", "-o", "\(path)/c.zip"])
        #expect(compiled.text == "" && compiled.status == 0, "\(name) \(compiled.text)")
        let linked = try Program.transcript(of: [
            "aapt2", "link", "--manifest", "\(path)/AndroidManifest.xml", "-o", "\(path)/a.apk", "--java", "\(path)/j",
            "\(path)/c.zip",
        ])
        #expect(linked.text == "" && linked.status == 0, "\(name) \(linked.text)")
        return texts(in: try Program.transcript(of: ["aapt2", "dump", "resources", "\(path)/a.apk"]).text)
    }

    private static func texts(in dump: String) -> [String: [String: String]] {
        var texts: [String: [String: String]] = [:]
        var (name, language) = ("", "")
        for line in dump.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    resource ") {
                name = String(line.split(separator: "/", maxSplits: 1).last ?? "")
                texts[name] = [:]
            } else if line.hasPrefix("      ("), let end = line.firstIndex(of: ")") {
                language = String(line[..<end].dropFirst(7))
                texts[name]?[language] = String(String.UnicodeScalarView(line[end...].unicodeScalars.dropFirst(2)))
            } else if !line.hasPrefix("  type") {
                texts[name]?[language]? += "\n" + (line.isEmpty ? "" : line.dropFirst(6))
            }
        }
        return texts.mapValues { $0.mapValues(unquoted) }
    }

    private static func unquoted(_ line: String) -> String {
        let scalars = line.unicodeScalars.dropFirst()
        return String(String.UnicodeScalarView(scalars.dropLast(scalars.last == "\n" ? 2 : 1)))
    }
}
