import CatalogCore

extension JavaText {
    /// Converts a Java text to the catalog's format specifiers.
    ///
    /// Each specifier gets the spelling that the catalog uses for its argument. It gets an argument number only if the
    /// catalog has one or the order requires it.
    ///
    /// - Parameter references: The catalog's texts in the language and in the source language, if they exist.
    static func catalogText(_ java: String, references: [String]) -> String {
        let known = references.map { KnownSpecifier.all(in: $0) }
        let received = FormatString(java)
        let positions = received.argumentPositions
        let wanted = received.specifiers.enumerated().compactMap { index, specifier in
            specifier.hasSpaceFlag
                ? nil : JavaSpecifier.spelling(of: specifier, position: positions[index] ?? 1) ?? specifier.spelling
        }
        let spellings = spellings(of: wanted, among: known)
        var next = 0
        return java.replacingPieces { piece, _ in
            guard case .specifier(let specifier) = piece, !specifier.hasSpaceFlag else { return nil }
            defer { next += 1 }
            return spellings[next] ?? FormatSpecifier.catalogSpelling(ofJava: specifier)
        }
    }

    private static func spellings(of wanted: [String], among known: [[KnownSpecifier]]) -> [String?] {
        if let same = known.first(where: { $0.map(\.java) == wanted }) { return same.map(\.written) }
        let found = wanted.map { java in known.lazy.flatMap { $0 }.first { $0.java == java } }
        let isInOrder = found.enumerated().allSatisfy { $1 == nil || $1?.position == $0 + 1 }
        return found.map { known in
            known.map { isInOrder || $0.specifier.position != nil ? $0.written : $0.numbered }
        }
    }
}

/// A format specifier in a text of the catalog.
private struct KnownSpecifier {
    let specifier: FormatSpecifier
    let written: String
    let java: String
    let position: Int

    /// The specifier with its argument number.
    var numbered: String { specifier.numbered(position).spelling }

    static func all(in text: String) -> [KnownSpecifier] {
        let bytes = Array(text.utf8)
        let format = FormatString(text)
        let positions = format.argumentPositions
        return format.specifiers.enumerated().compactMap { index, specifier in
            let position = positions[index] ?? 1
            guard !specifier.hasSpaceFlag,
                let java = JavaSpecifier.spelling(of: specifier, position: position)
            else { return nil }
            return KnownSpecifier(
                specifier: specifier, written: String(decoding: bytes[specifier.range], as: UTF8.self), java: java,
                position: position)
        }
    }
}
