/// The code that tables belong to, as far as the folders of a project tell, for code without a known target.
///
/// A table belongs to the code of the nearest folder around it that has code: one in `Widget/en.lproj` beside
/// `Widget/Widget.swift` to the widget, one in `Resources/en.lproj` beside the folders of the app to all of these.
struct TableScopes: Sendable {
    private let project: SourceProject
    /// The folder whose code each table belongs to.
    private let scopes: [SourceFolder]
    private let winners: Memo<Choice, Int?>

    /// The table for a key.
    struct Destination {
        /// The index of the table.
        let table: Int
        /// Whether the table belongs to the code; otherwise, it is only the likeliest.
        let isOfCode: Bool
    }

    /// A decision between tables for the code in a folder.
    private struct Choice: Hashable {
        let folder: SourceFolder
        let tables: [Int]
    }

    init(_ project: SourceProject) {
        self.project = project
        var folders: Set<SourceFolder> = []
        for file in project.index.files {
            var folder = SourceFolder(of: file.path)
            while folders.insert(folder).inserted, !folder.isRoot { folder = folder.parent }
        }
        scopes = project.tables.map { table in
            var folder = SourceFolder(of: table.path)
            while !folder.isRoot, !folders.contains(folder) { folder = folder.parent }
            return folder
        }
        winners = Memo()
    }

    /// Returns the table among some that a key of a source file belongs in.
    ///
    /// Of the tables that belong to the code, this is the one with the smallest part of it. Of several, and if no table
    /// belongs to the code, it is the one with the most keys that the code around uses, then the nearest.
    func destination(among tables: [Int], ofKeyIn path: String) -> Destination? {
        let folder = SourceFolder(of: path)
        let own = tables.map { scopes[$0] }.filter(folder.isBelow).max { $0.depth < $1.depth }
        let around =
            own
            ?? tables.map { folder.common(with: SourceFolder(of: project.tables[$0].path)) }
            .max { $0.depth < $1.depth }
        guard let around else { return nil }
        let choice = Choice(folder: around, tables: own == nil ? tables : tables.filter { scopes[$0] == around })
        let winner = winners.value(for: choice) { mostUsed(of: choice, among: tables) }
        return (winner ?? project.nearest(of: choice.tables, to: path)).map {
            Destination(table: $0, isOfCode: own != nil)
        }
    }

    /// Returns the table with the most keys that code of a folder uses, without code to which another table belongs;
    /// nil if several have equally many.
    private func mostUsed(of choice: Choice, among tables: [Int]) -> Int? {
        guard choice.tables.count > 1 else { return choice.tables.first }
        let others = tables.map { scopes[$0] }.filter { $0 != choice.folder && $0.isBelow(choice.folder) }
        var keys: [Int: Set<String>] = [:]
        for use in project.index.uses where use.location.audience != .test {
            let folder = SourceFolder(of: use.tablePath)
            guard folder.isBelow(choice.folder), !others.contains(where: folder.isBelow) else { continue }
            let key = use.key.key
            for entry in project.keys.entries(of: key) where choice.tables.contains(entry.table) {
                if use.mayLook(in: project.tables[entry.table].name) { keys[entry.table, default: []].insert(key) }
            }
        }
        let most = keys.values.map(\.count).max()
        let winners = keys.filter { $0.value.count == most }.keys
        return winners.count == 1 ? winners.first : nil
    }
}
