import CatalogCore

/// The mapping of a key's texts in one language to one resource.
struct AndroidShape: Hashable {
    /// The way in which a text varies by number.
    enum Plural: Hashable {
        /// The text does not vary by number.
        case none
        /// The whole text has plural variations.
        case cases
        /// The substitution with this name has plural variations.
        case substitution(String)
    }

    /// The part that becomes the resource: the whole text, or the text for devices other than Apple's.
    let base: PartPath
    /// The way in which the text varies by number.
    let plural: Plural

    /// Returns the part with the text of a category.
    ///
    /// A nil category means the text without cases.
    func part(_ category: String?) -> PartPath {
        guard let category else { return base }
        switch plural {
        case .none, .cases: return base.appending(.variation(.plural, category))
        case .substitution(let name):
            return PartPath([.substitution(name), .variation(.plural, category)])
        }
    }

    /// Determines the shape of parts, or the reason why they have none.
    ///
    /// - Returns: The shape, and the parts that are left out.
    static func of(_ parts: [PartPath]) -> (Result<AndroidShape, Failure>, leftOut: [(PartPath, TableUnits.Reason)]) {
        var leftOut: [(PartPath, TableUnits.Reason)] = []
        var kept: [PartPath] = []
        for part in parts {
            if part.isInSet { return (.failure(Failure(reason: .stringSet)), []) }
            if part.name(along: .width) != nil { return (.failure(Failure(reason: .width)), []) }
            if let device = part.name(along: .device), device != "other" {
                leftOut.append((part, .device(device)))
            } else {
                kept.append(part)
            }
        }
        guard !kept.isEmpty else { return (.failure(Failure(reason: .onlyDevices)), []) }
        return (shape(of: kept), leftOut)
    }

    private static func shape(of parts: [PartPath]) -> Result<AndroidShape, Failure> {
        let isByDevice = parts.contains { $0.name(along: .device) != nil }
        let base = isByDevice ? PartPath([.variation(.device, "other")]) : .whole
        let names = Set(parts.compactMap(\.substitution))
        let hasCases = parts.contains { $0.isPluralCase && !$0.isInSubstitution }
        guard names.count + (hasCases ? 1 : 0) < 2 else { return .failure(Failure(reason: .severalPlurals)) }
        let plural: Plural = names.first.map { .substitution($0) } ?? (hasCases ? .cases : .none)
        return .success(AndroidShape(base: base, plural: plural))
    }

    /// An error for parts that cannot become a resource.
    struct Failure: Error {
        let reason: TableUnits.Reason
    }
}
