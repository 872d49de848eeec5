import TranslationExchange

// Lists for help texts and messages.
extension ExchangeFormat {
    /// The names of all formats, for the help of an option: `xliff, csv or po`.
    package static var names: String { alternatives(all.map(\.name)) }

    /// The titles of all formats, for the description of a command: `XLIFF, CSV, PO`.
    package static var titles: String { all.map(\.title).joined(separator: ", ") }

    /// The titles of the formats that can be imported: `XLIFF, CSV and PO`.
    package static var importableTitles: String {
        let titles = all.filter(\.isImportable).map(\.title)
        return "\(titles.dropLast().joined(separator: ", ")) and \(titles.last ?? "")"
    }

    /// The extensions of exported files, one for each format: `.xliff, .csv or .po`.
    package static var shownEndings: String { alternatives(dottedEndings) }

    /// The extensions of files to import: `.xliff, .csv, .tsv or .xml (Android)`.
    package static var shownReceivedEndings: String { alternatives(dottedReceivedEndings) }

    /// The extensions of files to import, for completions.
    package static var completedEndings: [String] { all.flatMap(\.usualReceivedEndings) }

    /// The extensions of exported files, with their dots.
    package static var dottedEndings: [String] { all.compactMap(\.endings.first).map { ".\($0)" } }

    /// The extensions of files to import, with their dots, and with the title of a format that shares its extension
    /// with other files.
    package static var dottedReceivedEndings: [String] {
        all.flatMap { format in
            format.usualReceivedEndings.map { format.endings.isEmpty ? ".\($0) (\(format.title))" : ".\($0)" }
        }
    }

    /// The extensions of files to import, without other spellings of the extension of exported files.
    private var usualReceivedEndings: [String] { receivedEndings.filter { !endings.dropFirst().contains($0) } }

    private static func alternatives(_ words: [String]) -> String {
        "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
    }
}
