import ArgumentParser
import XCStringsKit

/// The kinds of files for translators.
package enum ExchangeFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// XLIFF 1.2.
    case xliff
    /// Xcode's bundle with XLIFF in it.
    case xcloc
    /// Comma-separated values for spreadsheets.
    case csv
    /// A translation memory.
    case tmx

    /// Whether one file holds all languages.
    package var holdsAllLanguages: Bool { self == .csv || self == .tmx }

    /// The kind that a path's ending names; nil where it names none.
    package init?(ofPath path: String) {
        let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
        guard let format = ending == "xlf" ? .xliff : Self(rawValue: ending) else { return nil }
        self = format
    }
}

/// Where an export goes, as `--output` says.
package struct ExchangeTarget: Sendable {
    /// The kind of file.
    package let format: ExchangeFormat
    private let output: String
    private let isFolder: Bool

    /// Reads the option: a folder is one that is there or ends in a slash, `-` is standard output.
    package init(_ output: String, format: ExchangeFormat?) throws(CommandFailure) {
        self.output = output
        let named = ExchangeFormat(ofPath: output)
        isFolder = output.hasSuffix("/") && named != .xcloc || named == nil && FileReader.isFolder(output)
        guard let format = format ?? named ?? (isFolder ? .xcloc : nil) else {
            let isOutput = output == Workspace.standardInput
            throw CommandFailure(isOutput ? Texts.Export.needsFormat : Texts.Export.needsEnding(path: output))
        }
        guard output != Workspace.standardInput || format != .xcloc else {
            throw CommandFailure(Texts.Export.bundleNeedsFolder)
        }
        self.format = format
    }

    /// The path of the file or bundle for some languages.
    func path(for languages: [LanguageTag]) throws(CommandFailure) -> String {
        guard isFolder else {
            if !format.holdsAllLanguages, languages.count > 1 {
                throw CommandFailure(Texts.Export.oneLanguage(path: output))
            }
            return output.hasSuffix("/") ? String(output.dropLast()) : output
        }
        let name = format.holdsAllLanguages ? "Localizable" : languages.first?.spelling ?? "und"
        return ConversionTarget.path("\(name).\(format.rawValue)", in: output)
    }

    /// The languages that go into one file each.
    func groups(of languages: [LanguageTag]) -> [[LanguageTag]] {
        format.holdsAllLanguages || !isFolder ? [languages] : languages.map { [$0] }
    }
}
