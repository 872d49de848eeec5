import CatalogCore
import CommandOutput
import InterfaceTexts
import Workspaces

/// The formats for exchanging texts with translators and other platforms.
package enum ExchangeFormat: String, CaseIterable, Sendable {
    /// XLIFF 1.2.
    case xliff
    /// Xcode's localization catalog, a bundle that contains XLIFF.
    case xcloc
    /// Comma-separated values for spreadsheets.
    case csv
    /// TMX, a translation memory.
    case tmx
    /// gettext message catalogs.
    case po
    /// Application Resource Bundles (ARB), the format of Flutter.
    case arb
    /// JSON for i18next.
    case json
    /// Android resources: a folder that has a folder for each language.
    case android

    /// Whether one file has all languages.
    package var holdsAllLanguages: Bool { self == .csv || self == .tmx }

    /// Whether a file has one table in one language, so that an export has several files.
    package var holdsOneTable: Bool { self == .po || self == .arb || self == .json }

    /// Whether the format can represent characters that XML cannot.
    var allowsEveryCharacter: Bool { self == .csv || holdsOneTable }

    /// Whether the format exports all languages if none are named.
    package var exportsAllLanguages: Bool { holdsAllLanguages || self == .android }

    /// Returns the format for a path's extension, or nil if the extension is unknown.
    package init?(ofPath path: String) {
        let ending = Self.ending(of: path)
        guard let format = ending == "xlf" ? .xliff : Self(rawValue: ending), format != .android else { return nil }
        self = format
    }

    /// Returns the format of a file to import, by its extension, or nil if the extension is unknown.
    package init?(ofReceived path: String) {
        switch Self.ending(of: path) {
        case "xml": self = .android
        // A spreadsheet's file with tabs in place of commas.
        case "tsv": self = .csv
        default:
            guard let format = Self(ofPath: path) else { return nil }
            self = format
        }
    }

    private static func ending(of path: String) -> String {
        let parts = path.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
    }
}

/// The output of an export, from `--output`.
package struct ExchangeTarget: Sendable {
    /// The format to write.
    package let format: ExchangeFormat
    private let output: String
    private let isFolder: Bool

    /// Parses the option.
    ///
    /// `-` is standard output. A path is a folder if it is an existing folder or ends in a slash, unless it names a
    /// bundle such as `de.xcloc`.
    package init(_ output: String, format: ExchangeFormat?) throws(CommandFailure) {
        self.output = output
        let named = ExchangeFormat(ofPath: output)
        // A format with a file per table needs a folder, which need not exist.
        let isStream = output == Workspace.standardInput || FileStream.isNamed(by: output)
        let isPlace = format?.holdsOneTable == true && !isStream
        isFolder =
            output.hasSuffix("/") && named != .xcloc || named == nil && (isPlace || FileReader.isFolder(output))
        guard let format = format ?? named ?? (isFolder ? .xcloc : nil) else {
            let isOutput = output == Workspace.standardInput
            throw CommandFailure(
                isOutput ? Texts.Export.needsFormat : Texts.Export.needsEnding(path: VisibleText.path(output)))
        }
        guard output != Workspace.standardInput || format != .xcloc else {
            throw CommandFailure(Texts.Export.bundleNeedsFolder)
        }
        guard format != .android || output != Workspace.standardInput && named == nil else {
            throw CommandFailure(Texts.Export.Android.needsFolder)
        }
        self.format = format
    }

    /// The output folder, or nil if the output is a single file.
    var folder: String? { isFolder ? output : nil }

    /// Returns the path of a file in a subfolder of the output folder.
    func path(below folder: String, file: String) -> String {
        ConversionTarget.path("\(folder)/\(file)", in: output)
    }

    /// Returns the path of the file or bundle for a group of languages.
    func path(for languages: [LanguageTag]) throws(CommandFailure) -> String {
        guard isFolder else {
            if !format.holdsAllLanguages, languages.count > 1 {
                throw CommandFailure(Texts.Export.oneLanguage(path: VisibleText.path(output)))
            }
            return output.hasSuffix("/") ? String(output.dropLast()) : output
        }
        let name = format.holdsAllLanguages ? "Localizable" : languages.first?.spelling ?? "und"
        return ConversionTarget.path("\(name).\(format.rawValue)", in: output)
    }

    /// Groups languages by output file.
    func groups(of languages: [LanguageTag]) -> [[LanguageTag]] {
        format.holdsAllLanguages || !isFolder ? [languages] : languages.map { [$0] }
    }
}
