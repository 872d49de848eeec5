import CatalogCore

/// The ids that Xcode gives to texts of catalogs in XLIFF (`docs/formats.md` §7).
///
/// The id of a whole text is the key. Ids of parts are `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one` and
/// `KEY|==|substitutions.NAME.plural.other`. A substitution's name that contains dots is enclosed in `@`.
package enum UnitIdentifier {
    /// The separator between the key and the path of the part.
    static let separator = "|==|"

    /// Returns the id of a text.
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

    /// Returns the keys that an id may begin with, whatever follows.
    static func keys(in id: String) -> [String] {
        guard let mark = id.ranges(of: separator).last else { return [] }
        return [String(id[..<mark.lowerBound])]
    }

    /// Returns the key and part of an id; nil if the id has no valid part.
    ///
    /// The last separator counts, because a key can contain separators too.
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
    /// The path with substitution names without the enclosing `@`.
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
