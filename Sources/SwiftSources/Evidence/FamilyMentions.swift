import CatalogCore

/// References to enumerations that are generated from keys.
///
/// Code that has a value of such an enumeration can show any of its keys.
struct FamilyMentions: Sendable {
    private var possibleReferences: [ExactText: [PossibleReference]] = [:]

    init(_ project: SourceProject) {
        var keys: [String: Set<ExactText>] = [:]
        for directory in project.accessors {
            for entry in directory.entries where entry.isCase {
                if let name = entry.path.dropLast().last { keys[name, default: []].insert(ExactText(entry.key)) }
            }
        }
        for (name, keys) in keys {
            guard let possibleReference = Self.mention(of: name, in: project.index.files) else { continue }
            for key in keys { possibleReferences[key, default: []].append(possibleReference) }
        }
    }

    /// Returns the reference to the enumeration that contains a key.
    func possibleReferences(on key: String) -> [PossibleReference] { possibleReferences[ExactText(key)] ?? [] }

    /// Returns the first occurrence of a name as a whole word.
    private static func mention(of name: String, in files: [SourceFile]) -> PossibleReference? {
        let word = Array(name.utf8)
        for file in files where !file.isForTests {
            guard let offset = file.bytes.firstOffset(ofWord: word) else { continue }
            let position = LineIndex(file.bytes).position(at: offset)
            return PossibleReference(kind: .pattern, text: name, path: file.path, position: position)
        }
        return nil
    }
}

extension [UInt8] {
    /// Returns the offset of a word that has no letter, digit or `_` next to it.
    fileprivate func firstOffset(ofWord word: [UInt8]) -> Int? {
        guard let first = word.first, count >= word.count else { return nil }
        var offset = 0
        while offset + word.count <= count {
            guard let next = self[offset...].firstIndex(of: first), next + word.count <= count else { return nil }
            let end = next + word.count
            if self[next..<end].elementsEqual(word), next == 0 || !self[next - 1].isOfWord,
                end == count || !self[end].isOfWord
            {
                return next
            }
            offset = next + 1
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isOfWord: Bool { isASCIIWord || self >= 0x80 }
}
