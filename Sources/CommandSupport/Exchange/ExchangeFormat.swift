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
    /// Message catalogs of gettext.
    case po
    /// Application Resource Bundles, which Flutter reads.
    case arb
    /// JSON for i18next.
    case json
    /// Android's resources: a folder of them, with a folder in it for each language.
    case android

    /// Whether one file holds all languages.
    package var holdsAllLanguages: Bool { self == .csv || self == .tmx }

    /// Whether a file holds one table in one language, so that a folder has a file for each.
    package var holdsOneTable: Bool { self == .po || self == .arb || self == .json }

    /// Whether it has characters that XML has not.
    var allowsEveryCharacter: Bool { self == .csv || holdsOneTable }

    /// Whether languages need not be named to export them all.
    package var exportsAllLanguages: Bool { holdsAllLanguages || self == .android }

    /// The kind that a path's ending names; nil where it names none.
    package init?(ofPath path: String) {
        let ending = Self.ending(of: path)
        guard let format = ending == "xlf" ? .xliff : Self(rawValue: ending), format != .android else { return nil }
        self = format
    }

    /// The kind of a file that came back, by its ending; nil where that names none.
    package init?(ofReceived path: String) {
        guard let format = Self.ending(of: path) == "xml" ? .android : Self(ofPath: path) else { return nil }
        self = format
    }

    private static func ending(of path: String) -> String {
        let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
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
        // A format with a file for each table is one for folders, there or not.
        let isPlace = format?.holdsOneTable == true && output != Workspace.standardInput
        isFolder =
            output.hasSuffix("/") && named != .xcloc || named == nil && (isPlace || FileReader.isFolder(output))
        guard let format = format ?? named ?? (isFolder ? .xcloc : nil) else {
            let isOutput = output == Workspace.standardInput
            throw CommandFailure(isOutput ? Texts.Export.needsFormat : Texts.Export.needsEnding(path: output))
        }
        guard output != Workspace.standardInput || format != .xcloc else {
            throw CommandFailure(Texts.Export.bundleNeedsFolder)
        }
        guard format != .android || output != Workspace.standardInput && named == nil else {
            throw CommandFailure(Texts.Export.Android.needsFolder)
        }
        self.format = format
    }

    /// The folder that the files go into; nil where the output is one file.
    var folder: String? { isFolder ? output : nil }

    /// The path of a file below the folder that a format of several files goes into.
    func path(below folder: String, file: String) -> String {
        ConversionTarget.path("\(folder)/\(file)", in: output)
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
