import CatalogCore
import CatalogRuntime

/// Merges three trees value by value and returns the changes to ours.
///
/// If only one side changed a value, that change applies. If both changed it differently, a rule settles it
/// (``SettlingRule``), or it is a conflict.
struct TreeMerge {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var settlements: [MergeSettlement] = []
    /// The translations that the other side's source text left behind.
    private(set) var outdated: [OutdatedTranslations] = []
    /// A member that only theirs has twice; nil if there is none.
    private(set) var doubled: DoubledMember?
    private let preferred: MergeSide?
    private let resolutions: [Int: MergeResolution]
    /// The number of conflicts so far, including settled ones.
    private var conflictCount = 0
    let sourceLanguage: String?
    private var path: [String] = []
    /// The only side that changed the source text of the current key; nil if both or none did.
    var sourceEditor: MergeSide?

    init(_ options: MergeOptions, sourceLanguage: String?) {
        preferred = options.preferring
        resolutions = options.resolutions
        self.sourceLanguage = sourceLanguage
    }

    /// Returns the changes to an object of ours and everything below it.
    mutating func change(_ object: Versions, _ level: MergeLevel) -> ObjectChange {
        var change = ObjectChange()
        let tables = VersionTables(object)
        if doubled == nil {
            doubled = tables.nameRepeatedByTheirs.flatMap { Self.doubledMember($0, of: object.theirs) }
        }
        var settled: Set<String> = []
        var renamed: Set<[UInt8]> = []
        switch level {
        case .root: settled = mergeVersion(object, into: &change)
        case .entry:
            sourceEditor = sourceLanguage.flatMap { object["localizations"][$0].onlyChanged }
            noteOutdated(object)
            settled = mergeEntryMarks(object, into: &change)
        case .unit: settled = mergeUnit(object, into: &change)
        case .strings: renamed = followRenames(tables, into: &change)
        case .localizations, .content, .variations, .cases, .substitutions, .other: break
        }
        // Most members did not change; their names are not decoded.
        for (bytes, versions) in tables.members where versions.isToMerge {
            let name = String(decoding: bytes, as: UTF8.self)
            if settled.contains(name) || !renamed.isEmpty && renamed.contains(Array(bytes)) { continue }
            merge(name, versions, level.member(name), into: &change)
        }
        return change
    }

    private static func doubledMember(_ name: ArraySlice<UInt8>, of object: DocumentValue?) -> DoubledMember? {
        let locations = object?.members.lazy.filter { $0.name.text?.utf8 == name }.prefix(2).map(\.name.range) ?? []
        guard locations.count == 2 else { return nil }
        return DoubledMember(name: String(decoding: name, as: UTF8.self), first: locations[0], second: locations[1])
    }

    /// Merges a member according to its role.
    mutating func merge(_ name: String, _ member: Versions, _ level: MergeLevel, into change: inout ObjectChange) {
        guard member.isToMerge else { return }
        let isOneSided = !member.isChanged(on: .ours)
        if isOneSided, member.ours?.kind != .object || member.theirs?.kind != .object {
            return take(.theirs, name, member, into: &change)
        }
        path.append(name)
        defer { path.removeLast() }
        if !isOneSided, settle(name, member, level, into: &change) { return }
        if member.isDescent(into: level) { return descend(name, member, level, into: &change) }
        if let elements = member.elements { return mergeElements(elements, of: name, member, into: &change) }
        conflict(name, member, into: &change)
    }

    /// Merges the contents of a member.
    private mutating func descend(
        _ name: String, _ member: Versions, _ level: MergeLevel, into change: inout ObjectChange
    ) {
        let inner = self.change(member.ofObjects, level)
        if !inner.isEmpty { change.change(name) { $0 = inner } }
        guard level.isContainer, level != .strings, member.isChanged(on: .ours), let ours = member.ours else { return }
        if inner.applied(to: DocumentFragment(ours)) == [:] { change.remove(name) }
    }

    /// Merges arrays of equal length element by element.
    ///
    /// If both sides changed an element differently, the whole array is in conflict.
    private mutating func mergeElements(
        _ elements: [Versions], of name: String, _ member: Versions, into change: inout ObjectChange
    ) {
        let isMergeable = elements.allSatisfy { $0.isAgreed || $0.onlyChanged != nil }
        guard isMergeable else { return conflict(name, member, into: &change) }
        let merged = elements.compactMap { $0.onlyChanged == .theirs ? $0.theirs : $0.ours }
        change.set(name, to: .array(merged.map { DocumentFragment($0) }))
    }

    // MARK: - Outcomes

    /// Sets a member to its value on one side.
    func take(_ side: MergeSide, _ name: String, _ member: Versions, into change: inout ObjectChange) {
        guard side == .theirs, !member.isAgreed else { return }
        if let theirs = member.theirs {
            change.set(name, to: DocumentFragment(theirs))
        } else {
            change.remove(name)
        }
    }

    /// Settles the member at the end of `path` in favor of one side, by a rule.
    mutating func settle(
        _ name: String, _ member: Versions, for side: MergeSide, by rule: SettlingRule, into change: inout ObjectChange
    ) {
        note(rule)
        take(side, name, member, into: &change)
    }

    /// Records that a rule settled the value at `path`.
    mutating func note(_ rule: SettlingRule, at name: String? = nil) {
        settlements.append(MergeSettlement(rule: rule, location: MergeLocation(path: path + [name].compactMap { $0 })))
    }

    /// Records that translations of the key at `path` may be outdated.
    mutating func note(outdated languages: [LanguageTag]) {
        outdated.append(OutdatedTranslations(location: MergeLocation(path: path), languages: languages))
    }

    /// Merges a member whose values have a ranking.
    ///
    /// The value with the higher rank wins.
    ///
    /// - Parameter rank: returns nil for values that the rule does not know. Two different edits are then a conflict.
    mutating func mergeLeaf(
        _ name: String, _ member: Versions, into change: inout ObjectChange, by rule: (MergeSide) -> SettlingRule,
        rank: (DocumentValue?) -> Int?
    ) {
        guard !member.isAgreed else { return }
        if let side = member.onlyChanged { return take(side, name, member, into: &change) }
        path.append(name)
        defer { path.removeLast() }
        guard let ours = rank(member.ours), let theirs = rank(member.theirs), ours != theirs else {
            return conflict(name, member, into: &change)
        }
        let side: MergeSide = ours > theirs ? .ours : .theirs
        settle(name, member, for: side, by: rule(side), into: &change)
    }

    /// Runs `work` with a name appended to `path`.
    mutating func below<Result>(_ name: String, _ work: (inout TreeMerge) -> Result) -> Result {
        path.append(name)
        defer { path.removeLast() }
        return work(&self)
    }

    /// Records a conflict at `path`.
    ///
    /// If ours has no value there, the value of theirs takes its place in the file.
    mutating func conflict(_ name: String, _ member: Versions, into change: inout ObjectChange) {
        defer { conflictCount += 1 }
        if case .value(let value)? = resolutions[conflictCount] {
            note(.asAsked)
            return change.set(name, to: value)
        }
        if let side = resolutions[conflictCount]?.side ?? preferred {
            return settle(name, member, for: side, by: .asAsked, into: &change)
        }
        record(member)
        if member.ours == nil { take(.theirs, name, member, into: &change) }
    }

    /// Records a conflict between two names for a key, or between a new name and a removal.
    ///
    /// The entry is in the file under its name in the base, so that the place does not depend on the side.
    mutating func conflict(_ member: Versions, named keys: VersionKeys, into change: inout ObjectChange) {
        path.append(keys.base)
        defer {
            path.removeLast()
            conflictCount += 1
        }
        let theirs = member.theirs.map { DocumentFragment($0) }
        if let side = resolutions[conflictCount]?.side ?? preferred {
            note(.asAsked)
            guard side == .theirs else { return }
            if let own = keys.ours { change.remove(own) }
            if let name = keys.theirs, let theirs { change.set(name, to: theirs) }
            return
        }
        record(member, keys)
        if let own = keys.ours {
            change.rename(own, to: keys.base)
        } else if let theirs {
            change.set(keys.base, to: theirs)
        }
    }

    private mutating func record(_ member: Versions, _ keys: VersionKeys? = nil) {
        conflicts.append(
            MergeConflict(
                location: MergeLocation(path: path), base: member.base.map { DocumentFragment($0) },
                ours: member.ours.map { DocumentFragment($0) }, theirs: member.theirs.map { DocumentFragment($0) },
                keys: keys))
    }
}
