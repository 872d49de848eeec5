import CatalogCore

/// Whether white space at the edges of a translation may be taken off without anybody reading something else.
///
/// At the edge of a whole label or sentence it is not seen. Where texts are put together with others it is what keeps
/// words apart: in the cases of substitutions, after a colon, beside arguments and particles, and where the source is
/// written without spaces. A source with white space at its own edges may be what is wrong.
package struct NeedlessEdges {
    private let unit: UnitContext
    private let source: Text

    /// Looks at a text beside the one that it was made from.
    package init(_ unit: UnitContext, source: Text) {
        self.unit = unit
        self.source = source
    }

    /// Whether taking off the white space at the beginning, at the end or at both is safe.
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

    /// Where half of the other languages have it too, the text is put together with others, or the source is at fault.
    private func isUsual(leading: Bool, trailing: Bool) -> Bool {
        let others = unit.otherTranslations.map { TextEdges($0) }
        let alike = others.count { (leading && !$0.leading.isEmpty) || (trailing && !$0.trailing.isEmpty) }
        return alike > 0 && alike * 2 >= others.count
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    /// Whether a label or a sentence begins here.
    private static func begins(_ scalars: [Unicode.Scalar], isSource: Bool = false) -> Bool {
        guard let first = scalars.first else { return false }
        return "\"'“‘«„¿¡(".unicodeScalars.contains(first) || isWord(first, isSource: isSource)
    }

    /// Whether a label or a sentence ends here.
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
