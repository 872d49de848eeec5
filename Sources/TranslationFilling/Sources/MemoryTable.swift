import CatalogCore
import CatalogRuntime
import TranslationExchange

/// Functions that convert a translation memory to a table, which can be searched like the project's own translations.
package enum MemoryTable {
    /// Returns a catalog of the memory's texts that have a source text; nil if there are none.
    ///
    /// Variations of one key are combined again. Every other text gets a key of its own.
    ///
    /// - Parameters:
    ///   - source: The source language. A memory can be used in either direction.
    ///   - path: The path of the memory.
    package static func catalog(of texts: [MemoryText], from source: LanguageTag, path: String) -> Catalog? {
        var entries: [(key: String, languages: Branch)] = []
        var locations: [ExactText: Int] = [:]
        for (number, text) in texts.enumerated() {
            guard let original = text.text(in: source) else { continue }
            let names = text.part.flatMap { $0.names }
            let location = ExactText(names == nil ? "\(number)" : "\(text.path ?? "")\u{0}\(text.key ?? "")")
            let index = locations[location] ?? entries.count
            if index == entries.count {
                locations[location] = index
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
        var seen: [ExactText: Int] = [:]
        let members = entries.map { entry in
            seen[ExactText(entry.key), default: 0] += 1
            let count = seen[ExactText(entry.key)] ?? 1
            let languages: DocumentFragment = ["localizations": .object(entry.languages.members)]
            return DocumentFragment.Member(count == 1 ? entry.key : "\(entry.key) (\(count))", languages)
        }
        return XcodeForm.bytes(
            of: [
                "sourceLanguage": .string(source.spelling), "strings": .object(members),
                "version": "1.0",
            ])
    }

    /// A tree of texts by the names of catalog members.
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
            let unit = DocumentFragment.present([
                "stringUnit": text.map { ["state": "translated", "value": .string($0)] }
            ])
            return unit.members + branches.map { .init($0.name, .object($0.branch.members)) }
        }
    }
}

extension PartPath {
    /// The names of the catalog members that lead to the text; nil for a part of a substitution or set, which is
    /// incomplete by itself.
    fileprivate var names: [String]? {
        var names: [String] = []
        for step in steps {
            guard case .variation(let axis, let name) = step else { return nil }
            names += ["variations", axis.spelling, name]
        }
        return names
    }
}
