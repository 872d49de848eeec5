import CatalogCore

/// The names that Xcode gives to the texts of a catalog in XLIFF (`docs/formats.md` §7).
///
/// The key itself; of a part `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.NAME.plural.other`, with `@` round a name that has dots in it.
package enum UnitIdentifier {
    /// What stands between the key and the way to the part.
    static let separator = "|==|"

    /// The name of a text.
    package static func id(of key: String, _ part: PartPath) -> String {
        part.isWhole ? key : key + separator + part.steps.map(spelling).joined(separator: ".")
    }

    private static func spelling(of step: PartPath.Step) -> String {
        switch step {
        case .variation(let axis, let name): "\(axis.spelling).\(name)"
        case .substitution(let name): "substitutions.\(name.contains(".") ? "@\(name)@" : name)"
        case .set(let index): "set.\(index)"
        }
    }

    /// The key and part that a name stands for, where it is not a key as it stands; nil where it can be no part.
    ///
    /// The last separator counts: keys may have one themselves.
    package static func part(of id: String) -> (key: String, part: PartPath)? {
        let bytes = Array(id.utf8)
        let sign = Array(separator.utf8)
        guard bytes.count >= sign.count,
            let start = (0...(bytes.count - sign.count)).last(where: { bytes[$0...].starts(with: sign) })
        else { return nil }
        let way = String(decoding: bytes[(start + sign.count)...], as: UTF8.self)
        guard let part = PartPath(way), !part.isWhole else { return nil }
        return (String(decoding: bytes[..<start], as: UTF8.self), part.withoutNameMarks)
    }
}

extension PartPath {
    /// The same way with the names of substitutions freed of the `@` that stand round those with dots.
    fileprivate var withoutNameMarks: PartPath {
        PartPath(
            steps.map { step in
                guard case .substitution(let name) = step, name.count > 2, name.hasPrefix("@"), name.hasSuffix("@")
                else {
                    return step
                }
                return .substitution(String(name.dropFirst().dropLast()))
            })
    }
}
