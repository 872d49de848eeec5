import CatalogLint

/// The sign of a currency beside an amount.
struct CurrencySign {
    private let scalar: Unicode.Scalar

    /// Returns the sign directly before or after an amount, or behind a space; nil if the amount is no price.
    ///
    /// - Parameter amount: The amount as written, with its separators.
    static func beside(_ amount: String, in text: PlainText) -> CurrencySign? {
        let (digits, scalars) = (Array(amount.unicodeScalars), text.scalars)
        for start in scalars.indices where scalars[start...].starts(with: digits) {
            let neighbours = [
                scalars[..<start].last { !WordScalar.isSpace($0) },
                scalars[(start + digits.count)...].first { !WordScalar.isSpace($0) },
            ]
            if let sign = neighbours.compactMap({ $0 }).first(where: isSign) { return CurrencySign(scalar: sign) }
        }
        return nil
    }

    /// Returns whether a text has the same currency.
    ///
    /// A letter makes the sign that of another currency, as in `R$`, except in `US$`.
    func isIn(_ text: PlainText) -> Bool {
        text.scalars.indices.contains { index in
            guard text.scalars[index] == scalar else { return false }
            let letters = text.scalars[..<index].reversed().prefix(while: WordScalar.isLetter)
            return letters.isEmpty || Array(letters) == ["S", "U"]
        }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .currencySymbol
    }
}
