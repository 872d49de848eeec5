import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

/// The invented app's XLIFF files, which `scripts/generate-corpus` wrote as Xcode exports them.
@Suite("Exports of the invented app equal the files beside its catalogs")
struct InventedExportTests {
    private func file(_ name: String) throws -> [UInt8] {
        let files = try Corpus.ownFiles(in: "xliff/Skerry", endingIn: ["xliff", "xcstrings"])
        return try #require(files.first { $0.url.lastPathComponent == name }).bytes
    }

    private func trials() throws -> [ExchangeTrial] {
        try ["InfoPlist.xcstrings", "Localizable.xcstrings"].map { name in
            try ExchangeTrial([TableLoader.Source(path: name, bytes: file(name))])
        }
    }

    @Test("Byte for byte", arguments: ["de", "ja"])
    func bytes(language: String) throws {
        let units = try trials().flatMap { $0.units(.init(language)).files }.map { NamedExchangeFile($0) }
        let exported = XLIFFWriter.bytes(of: units, tool: ExchangeTrial.xcode)
        #expect(
            String(decoding: exported, as: UTF8.self)
                == String(decoding: try file("\(language).xliff"), as: UTF8.self))
    }

    @Test("Importing them finds every text and changes nothing", arguments: ["de", "ja"])
    func unchanged(language: String) throws {
        let received = try XLIFFReader.files(in: try file("\(language).xliff"))
        for (trial, file) in zip(try trials(), received) {
            let result = try TableImport([file], into: trial.table)
            #expect(result.changes == [] && result.skips == [])
            #expect(result.unchangedCount + result.untranslatedCount == file.units.count)
        }
    }
}

@Suite("Exports equal those of Xcode", .enabled(if: Corpus.isExpected))
struct XcodeExportTests {
    private static let project = "AMazkun__LocalizationToturial"

    private func file(_ language: String, _ ending: String) throws -> [UInt8] {
        let files = try Corpus.realFiles(in: "xliff", endingIn: ["xliff", "xcstrings", "json"])
        let found = files.first { file in
            let name = file.url.lastPathComponent
            return name.hasPrefix(Self.project) && name.contains("_\(language).xcloc") && name.hasSuffix(ending)
        }
        return try #require(found).bytes
    }

    private func trials(_ language: String) throws -> [ExchangeTrial] {
        try ["Localizable.xcstrings", "LocalizationToturial-InfoPlist.xcstrings"].map { name in
            try ExchangeTrial([TableLoader.Source(path: name, bytes: file(language, "__\(name)"))])
        }
    }

    @Test(
        "Byte for byte, from the catalogs that Xcode stored with them", arguments: ["ar", "de", "en", "fr", "zh-Hans"])
    func bytes(language: String) throws {
        let units = try trials(language).flatMap { $0.units(.init(language)).files }.map { NamedExchangeFile($0) }
        let exported = XLIFFWriter.bytes(of: units, tool: ExchangeTrial.xcode)
        #expect(
            String(decoding: exported, as: UTF8.self) == String(decoding: try file(language, ".xliff"), as: UTF8.self))
    }

    @Test("Importing Xcode's file yields the catalog from which it was exported")
    func import_() throws {
        let xliff = try file("uk", ".xliff")
        let received = try XLIFFReader.files(in: xliff)
        var units: [ExchangeFile] = []
        for (trial, file) in zip(try trials("uk"), received) {
            let result = try TableImport([file], into: trial.table)
            #expect(result.skips == [])
            units += try trial.after(result).units("uk").files
        }
        let exported = XLIFFWriter.bytes(of: units.map { NamedExchangeFile($0) }, tool: ExchangeTrial.xcode)
        #expect(exported == xliff)
        #expect(units.flatMap(\.units).count { $0.target != nil } == 2)
    }

    @Test("The description of the bundle equals Xcode's", arguments: ["ar", "uk", "zh-Hans"])
    func description(language: String) throws {
        let trials = try trials(language)
        let bundle = LocalizationBundle(
            of: trials.flatMap { $0.units(.init(language)).files }.map { NamedExchangeFile($0) },
            sources: trials.map { .init($0.table.table, files: $0.table.files) },
            project: "LocalizationToturial.xcodeproj",
            tool: ExchangeTrial.xcode)
        #expect(bundle.files[0].bytes == (try file(language, "contents.json")))
        #expect(
            bundle.files.map(\.path) == [
                "contents.json", "Localized Contents/\(language).xliff", "Source Contents/Localizable.xcstrings",
                "Source Contents/LocalizationToturial-InfoPlist.xcstrings",
            ])
        #expect(bundle.files[2].bytes == trials[0].table.files[0].bytes)
        #expect(LocalizationBundle.targetLanguage(in: bundle.files[0].bytes)?.spelling == language)
    }
}
