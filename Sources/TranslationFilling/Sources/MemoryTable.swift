import CatalogCore
import CatalogRuntime
import TranslationExchange

/// Makes a table of a translation memory, so that it is searched as the project's own translations are.
package enum MemoryTable {
    /// A catalog with the texts of a memory that have a source text; nil where none has.
    ///
    /// Texts of one key that vary alike come together again; every other text gets a key of its own.
    ///
    /// - Parameters:
    ///   - source: the language that is translated from; a memory serves in either direction.
    ///   - path: the file of the memory.
    package static func catalog(of texts: [MemoryText], from source: LanguageTag, path: String) -> Catalog? {
        var entries: [(key: String, languages: Branch)] = []
        var places: [String: Int] = [:]
        for (number, text) in texts.enumerated() {
            guard let original = text.text(in: source) else { continue }
            let names = text.part.flatMap { $0.names }
            let place = names == nil ? "\(number)" : "\(text.path ?? "")\u{0}\(text.key ?? "")"
            let index = places[place] ?? entries.count
            if index == entries.count {
                places[place] = index
                entries.append((key: text.key ?? original, languages: Branch()))
            }
            entries[index].languages.put(original, at: [source.spelling] + (names ?? []))
            for variant in text.variants where !variant.language.isSameLanguage(as: source) {
                entries[index].languages.put(variant.text, at: [variant.language.spelling] + (names ?? []))
            }
        }
        guard !entries.isEmpty else { return nil }
        return try? Catalog(bytes(of: entries, from: source), path: path)
    }

    private static func bytes(
        of entries: [(key: String, languages: Branch)], from source: LanguageTag
    ) -> [UInt8] {
        var seen: [String: Int] = [:]
        let members = entries.map { entry in
            seen[entry.key, default: 0] += 1
            let count = seen[entry.key] ?? 1
            let languages = DocumentFragment.object([.init("localizations", .object(entry.languages.members))])
            return DocumentFragment.Member(count == 1 ? entry.key : "\(entry.key) (\(count))", languages)
        }
        return XcodeForm.bytes(
            of: .object([
                .init("sourceLanguage", .string(source.spelling)), .init("strings", .object(members)),
                .init("version", .string("1.0")),
            ]))
    }

    /// Texts by the names of the members that lead to them.
    private struct Branch {
        private var text: String?
        private var branches: [(name: String, branch: Branch)] = []

        mutating func put(_ text: String, at names: [String]) {
            guard let name = names.first else { return self.text = self.text ?? text }
            let index = branches.firstIndex { $0.name == name } ?? branches.count
            if index == branches.count { branches.append((name, Branch())) }
            branches[index].branch.put(text, at: Array(names.dropFirst()))
        }

        var members: [DocumentFragment.Member] {
            let unit = text.map { text in
                DocumentFragment.Member(
                    "stringUnit",
                    .object([.init("state", .string("translated")), .init("value", .string(text))]))
            }
            return [unit].compactMap { $0 } + branches.map { .init($0.name, .object($0.branch.members)) }
        }
    }
}

extension PartPath {
    /// The members of a catalog that lead to the text; nil for a part of a substitution or set, which says nothing alone.
    fileprivate var names: [String]? {
        var names: [String] = []
        for step in steps {
            guard case .variation(let axis, let name) = step else { return nil }
            names += ["variations", axis.spelling, name]
        }
        return names
    }
}
