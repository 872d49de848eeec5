import CatalogCore
import FileSearch

/// The project's own words, from `.fitloc-words` files.
///
/// The nearest file above a catalog applies.
struct ProjectWords {
    /// The name of a word list.
    static let fileName = ".fitloc-words"

    /// The errors of word lists that are symlinks out of the project or to missing files, ordered by their reading.
    private(set) var failures: [FileError] = []
    private var wordsByFolder: [String: [LocalWord]] = [:]

    /// A word with its language, or nil for all languages.
    private struct LocalWord {
        let language: LanguageTag?
        let word: String
    }

    /// Returns the lowercase words for a language that apply to files in a folder.
    mutating func words(in folder: String, of language: LanguageTag) -> Set<String> {
        let tag = language.canonical
        let words = words(above: folder).filter { word in
            guard let own = word.language else { return true }
            return own == tag || own.spelling == tag.language
        }
        return Set(words.map(\.word))
    }

    private mutating func words(above folder: String) -> [LocalWord] {
        if let known = wordsByFolder[folder] { return known }
        let words: [LocalWord]
        if let bytes = bytes(in: folder) {
            words = Self.read(String(decoding: bytes, as: UTF8.self))
        } else if let slash = folder.lastIndex(of: "/") {
            words = self.words(above: String(folder[..<slash]))
        } else {
            words = []
        }
        wordsByFolder[folder] = words
        return words
    }

    /// Returns the bytes of the word list in a folder, or nil if there is none that may be read.
    private mutating func bytes(in folder: String) -> [UInt8]? {
        let path = "\(folder)/\(Self.fileName)"
        do throws(FileError) {
            guard try RelatedFile.isThere(path, below: folder.isEmpty ? "/" : folder) else { return nil }
        } catch {
            failures.append(error)
            return nil
        }
        return try? FileReader.read(path).bytes
    }

    private static func read(_ text: String) -> [LocalWord] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.prefix { $0 != "#" }.trimming(while: \.isWhitespace)
            guard !line.isEmpty else { return nil }
            guard let colon = line.range(of: ": "), LanguageTag(String(line[..<colon.lowerBound])).isWellFormed else {
                return LocalWord(language: nil, word: line.lowercased())
            }
            let word = line[colon.upperBound...].trimming(while: \.isWhitespace)
            return LocalWord(
                language: LanguageTag(String(line[..<colon.lowerBound])).canonical, word: word.lowercased())
        }
    }
}

extension Substring {
    /// Returns the substring without characters at either end that satisfy the condition.
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
        let start = drop(while: isLeftOut)
        let end = start.lastIndex { !isLeftOut($0) }.map { start.index(after: $0) } ?? start.startIndex
        return start[..<end]
    }
}
