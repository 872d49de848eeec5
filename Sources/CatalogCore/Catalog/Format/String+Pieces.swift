extension String {
    /// Returns the text with format pieces replaced; a piece stays if `replacement` returns nil.
    package func replacingPieces(_ replacement: (_ piece: FormatPiece, _ written: String) -> String?) -> String {
        let bytes = Array(utf8)
        let pieces = FormatString(self).pieces
        guard !pieces.isEmpty else { return self }
        var result: [UInt8] = []
        var end = 0
        for piece in pieces {
            let written = String(decoding: bytes[piece.range], as: UTF8.self)
            result += bytes[end..<piece.range.lowerBound]
            result += Array((replacement(piece, written) ?? written).utf8)
            end = piece.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
