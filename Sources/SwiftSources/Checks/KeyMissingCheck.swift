import XCStringsKit

/// Finds keys in Swift code that no table has.
struct KeyMissingCheck: SourceCheck {
    let project: SourceProject
    let judge: LookupJudge

    var rule: any SourceRule.Type { KeyMissingRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        var nearest = NearestKey(project)
        let names = context.names
        // Nobody knows which keys a table has that cannot be read.
        let unreadable = Set(context.files.filter { $0.failure != nil }.map { TablePath.tableName(of: $0.path) })
        var logs = LoggedTexts(project.index)
        for use in project.index.uses {
            let outcome = judge.outcome(of: use)
            guard [.missing, .word].contains(outcome), let file = project.index.file(at: use.place.path)?.text,
                !names.contains(use.key.key), !unreadable.contains(where: use.mayLook), !logs.take(use)
            else { continue }
            // A table has it, which the program that runs this code does not contain.
            let outside = project.keys.entries(of: use.key).first { use.mayLook(in: project.tables[$0.table].name) }
            let near = outside ?? nearest.key(to: use)
            if outcome == .word, near == nil { continue }
            let nearestKey = near.map { project.keys.key(of: $0) }
            // `==` takes two spellings of one character for equal: such a text is there, under other bytes.
            let isPending = outcome == .missing && judge.isPending(use) && nearestKey != use.key.key
            findings.add(
                outside.map { message(use, in: project.tables[$0.table]) }
                    ?? (isPending ? Self.pending(nearestKey) : Self.message(use, nearestKey)),
                in: file, range: use.place.range, key: use.key.key, atMost: isPending ? .warning : .error,
                related: near.flatMap { project.keys.place(of: $0) }.map { [$0] } ?? [])
        }
    }

    /// What is said of a key that only a table of other targets has.
    private func message(_ use: KeyUse, in table: any StringTable) -> String {
        let targets = project.keys.reach.targets(of: use.place.path).map { Quotation.of($0.name) }.sorted()
        let noun = targets.count == 1 ? "the target" : "the targets"
        let verb = targets.count == 1 ? "does not contain" : "do not contain"
        return "only \(table.path) has this key, which \(noun) \(WordList.of(targets)) \(verb)"
    }

    /// What is said of a text that Xcode will put into a catalog.
    private static func pending(_ near: String?) -> String {
        let hint = near.map { "; the nearest is \(Quotation.of($0))" } ?? ""
        return "no table has this text yet\(hint): `fitloc extract` adds it, as Xcode's next build does"
    }

    private static func message(_ use: KeyUse, _ near: String?) -> String {
        let table = use.table.map { "the table \(Quotation.of($0)) does not have this key" } ?? "no table has this key"
        guard let near else { return table }
        // `==` takes two spellings of one character for equal; a look-up does not.
        if near == use.key.key { return "\(table); \(Quotation.of(near)) is the same text in another Unicode form" }
        return "\(table); the nearest is \(Quotation.of(near))"
    }
}

/// Finds the key that somebody may have meant.
private struct NearestKey {
    private let project: SourceProject
    /// Keys by their length: only what is about as long can be near.
    private let keys: [Int: [String]]
    private var known: [ExactText: String?] = [:]

    /// How long a key may be to be compared, and with how many others.
    private static let limits = (length: 80, count: 4_000)

    init(_ project: SourceProject) {
        self.project = project
        var keys: [Int: [String]] = [:]
        for table in project.tables where TableKind(table) == .code {
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                keys[key.utf8.count, default: []].append(key)
            }
        }
        self.keys = keys
    }

    mutating func key(to use: KeyUse) -> DeclaredKeys.Entry? {
        let wanted = use.key.key
        let found = known[ExactText(wanted)] ?? search(wanted)
        known[ExactText(wanted)] = .some(found)
        return found.flatMap { project.keys.entries(of: $0).first }
    }

    private func search(_ wanted: String) -> String? {
        let length = wanted.utf8.count
        guard length <= Self.limits.length else { return nil }
        let reach = max(1, length / 3)
        let near = (max(1, length - reach)...(length + reach)).flatMap { keys[$0] ?? [] }
        // What is the same in another Unicode form may differ in many bytes.
        if let same = near.first(where: { $0 == wanted }) { return same }
        guard near.count <= Self.limits.count, let nearest = Spelling.nearest(to: wanted, in: near) else { return nil }
        return Self.isNear(wanted, nearest) ? nearest : nil
    }

    /// Whether the parts between dots are near too, in which they differ: `common.save` is not meant by
    /// `common.cancel`.
    private static func isNear(_ wanted: String, _ known: String) -> Bool {
        let (left, right) = (wanted.split(separator: "."), known.split(separator: "."))
        guard left.count == right.count else { return true }
        return zip(left, right).allSatisfy { $0 == $1 || Spelling.nearest(to: String($0), in: [String($1)]) != nil }
    }
}
