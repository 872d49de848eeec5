import CatalogCore

/// How the texts that a key has in one language become one resource.
struct AndroidShape: Hashable {
    /// How a text varies by number.
    enum Plural: Hashable {
        /// Not at all.
        case none
        /// As a whole.
        case cases
        /// In the substitution of this name, which a sentence refers to.
        case substitution(String)
    }

    /// The part that the resource is made of: the whole text, or that for all devices that are not Apple's.
    let base: PartPath
    /// How it varies by number.
    let plural: Plural

    /// The part that is the text of a case; nil stands for a text without cases.
    func part(_ category: String?) -> PartPath {
        guard let category else { return base }
        switch plural {
        case .none, .cases: return base.appending(.variation(.plural, category))
        case .substitution(let name):
            return PartPath([.substitution(name), .variation(.plural, category)])
        }
    }

    /// The shape of some parts, or why they have none.
    ///
    /// - Returns: also the parts that stay behind beside it.
    static func of(_ parts: [PartPath]) -> (Result<AndroidShape, Failure>, leftOut: [(PartPath, AndroidLoss.Reason)]) {
        var leftOut: [(PartPath, AndroidLoss.Reason)] = []
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

    /// Why there is no resource for some parts.
    struct Failure: Error {
        let reason: AndroidLoss.Reason
    }
}
