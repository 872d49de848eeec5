import Foundation

/// The files that the tool will write: the tables of each catalog and language, and one Swift file.
struct CompiledFiles {
    static let folderExtension = "lproj"

    /// The folder of the files.
    let folder: URL
    /// The languages in which any of the catalogs has texts.
    let languages: [String]
    /// All files that the tool writes.
    let files: [URL]

    /// - Parameter forApple: Whether Apple's Foundation reads the tables, which have no Swift file then.
    init(of catalogs: [URL], in folder: URL, forApple: Bool) {
        self.folder = folder
        languages = catalogs.reduce(into: Set()) { $0.formUnion(Self.languages(of: $1)) }.sorted()
        let names = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
        let tables = languages.flatMap { language in
            names.flatMap { name in
                (forApple ? ["strings", "stringsdict"] : ["strings"]).map { kind in
                    folder.appendingPathComponent("\(language).\(Self.folderExtension)/\(name).\(kind)")
                }
            }
        }
        files = tables + (forApple ? [] : [folder.appendingPathComponent("CompiledStrings.swift")])
    }

    /// Returns the languages of a catalog that are valid folder names.
    ///
    /// A catalog that cannot be read counts as English; the tool reports the error.
    private static func languages(of catalog: URL) -> Set<String> {
        guard let data = try? Data(contentsOf: catalog),
            let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return ["en"] }
        let entries = (content["strings"] as? [String: Any] ?? [:]).values.compactMap { $0 as? [String: Any] }
        let texts = entries.compactMap { $0["localizations"] as? [String: Any] }
        let source = content["sourceLanguage"] as? String ?? "en"
        return texts.reduce(into: Set([source])) { $0.formUnion($1.keys) }.filter(isName)
    }

    private static func isName(_ language: String) -> Bool {
        !language.isEmpty
            && language.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
