import CatalogCore

/// A check that removing white space at the edges of a translation does not change what users read.
///
/// At the edge of a whole label or sentence, white space is invisible. In a text that is combined with others, white
/// space separates words. This applies to substitutions, to texts next to arguments, colons or particles, and to
/// sources written without spaces. If the source itself has white space at its edges, the source may be the mistake.
package struct NeedlessEdges {
    private let unit: UnitContext
    private let source: Text

    /// Creates a check of a text and its source text.
    package init(_ unit: UnitContext, source: Text) {
        self.unit = unit
        self.source = source
    }

    /// Returns whether it is safe to remove the white space at the beginning, at the end or at both.
    package func maySafelyGo(leading: Bool, trailing: Bool) -> Bool {
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !unit.path.isInSubstitution, sourceEdges.isTrimmed, !isUsual(leading: leading, trailing: trailing) else {
            return false
        }
        let (core, sourceCore) = (Self.scalars(edges.core), Self.scalars(sourceEdges.core))
        if leading {
            guard !edges.leading.contains(0x09), Self.begins(core), Self.begins(sourceCore, isSource: true) else {
                return false
            }
        }
        if trailing {
            guard !edges.trailing.contains(0x09), !Self.endsInSpecifier(edges.core),
                !Self.endsInSpecifier(sourceEdges.core), Self.ends(core), Self.ends(sourceCore, isSource: true)
            else { return false }
        }
        return true
    }

    /// Returns whether at least half of the other languages also have the white space.
    ///
    /// In that case the text is combined with others, or the source is wrong.
    private func isUsual(leading: Bool, trailing: Bool) -> Bool {
        let others = unit.otherTranslations.map { TextEdges($0) }
        let alike = others.count { (leading && !$0.leading.isEmpty) || (trailing && !$0.trailing.isEmpty) }
        return alike > 0 && alike * 2 >= others.count
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    /// Returns whether a label or sentence may begin with these characters.
    private static func begins(_ scalars: [Unicode.Scalar], isSource: Bool = false) -> Bool {
        guard let first = scalars.first else { return false }
        return "\"'“‘«„¿¡(".unicodeScalars.contains(first) || isWord(first, isSource: isSource)
    }

    /// Returns whether a label or sentence may end with these characters.
    private static func ends(_ scalars: [Unicode.Scalar], isSource: Bool = false) -> Bool {
        guard let last = scalars.last else { return false }
        return ".!?…\"'”’»)。！？）」".unicodeScalars.contains(last) || isWord(last, isSource: isSource)
    }

    private static func isWord(_ scalar: Unicode.Scalar, isSource: Bool) -> Bool {
        guard WordScalar.isInside(scalar) else { return false }
        switch WordScalar.writing(of: scalar) {
        case .spaced: return true
        case .unspaced: return !isSource
        case .withParticles: return false
        }
    }

    private static func endsInSpecifier(_ core: ArraySlice<UInt8>) -> Bool {
        guard core.contains(UInt8(ascii: "%")) else { return false }
        return FormatString(utf8: core).specifiers.last?.range.upperBound == core.count
    }
}
