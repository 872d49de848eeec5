import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

/// The planned changes of a batch, collected table by table.
struct BatchDraft {
    /// The changes to a table.
    ///
    /// `requests` has, for each change, the index of the request that it comes from.
    struct Table {
        let table: EditableTable
        var changes: [KeyChange] = []
        var requests: [Int] = []
    }

    private(set) var tables: [Table] = []
    private let session: EditSession
    private let isIncomplete: Bool
    private var index: TableIndex
    private var numbers: [String: Int] = [:]
    private var named: [String: EditableTable] = [:]
    private var known: [String: EditableTable] = [:]
    private var touched: Set<String> = []
    private var currentTexts: [String: CurrentTexts] = [:]
    private var languages: [String: MeantLanguages] = [:]
    /// The line of the first rejected request about each key.
    ///
    /// A later request about the key may fail only because of the earlier one, so its error names this line.
    private var failures: [String: Int] = [:]
    /// The number of unknown keys so far.
    ///
    /// Errors suggest the nearest key only for the first few unknown keys.
    private var unknownCount = 0

    init(_ session: EditSession, isIncomplete: Bool) {
        self.session = session
        self.isIncomplete = isIncomplete
        index = session.tableIndex()
    }

    /// Adds the changes that a request asks for.
    ///
    /// - Parameter requestIndex: The index of the request in the list.
    mutating func add(_ request: ChangeRequest, _ requestIndex: Int) throws {
        switch request.operation {
        case .add: try addKey(request, requestIndex)
        case .set, .unset:
            let table = try table(having: request)
            let changes = try changes(of: request, in: table)
            if !changes.isEmpty || !request.isListed {
                add(KeyChange(request.key, .change(changes, marksTranslations: false)), to: table, requestIndex)
            }
        case .remove:
            let table = try table(having: request)
            add(KeyChange(request.key, .remove), to: table, requestIndex)
            index.remove(request.key, from: table.path)
        case .rename:
            let (table, name) = (try table(having: request), request.destination ?? "")
            add(KeyChange(request.key, .rename(name)), to: table, requestIndex)
            index.remove(request.key, from: table.path)
            index.add(name, to: table.path)
            touched.insert(name)
        case .move, .copy: try transfer(request, requestIndex)
        }
        touched.insert(request.key)
    }

    /// Records that a request is rejected.
    mutating func fail(_ request: ChangeRequest) {
        for key in [request.key, request.destination].compactMap({ $0 }) where failures[key] == nil {
            failures[key] = request.position.line
        }
    }

    /// Returns the first line with a rejected request about `key`, or nil.
    func failedLine(for key: String) -> Int? { failures[key] }

    /// Removes the changes that come from the given requests.
    mutating func remove(_ numbers: Set<Int>) {
        for index in tables.indices {
            let kept = zip(tables[index].changes, tables[index].requests).filter { !numbers.contains($0.1) }
            tables[index].changes = kept.map(\.0)
            tables[index].requests = kept.map(\.1)
        }
    }

    // MARK: - Operations

    private mutating func addKey(_ request: ChangeRequest, _ requestIndex: Int) throws {
        let table =
            if let catalog = request.catalog { try tableNamed(catalog) } else {
                known(try session.table(forNew: request.key, index.forNew(request.key), asks: false))
            }
        let request = try meant(request, in: table)
        let addition = KeyAddition(
            request.key, texts: request.texts, comment: request.comment, isIncomplete: isIncomplete)
        var change = try addition.change(in: table)
        if case .add(let changes) = change.kind {
            let rest = request.states + (request.isTranslated.map { [.shouldTranslate($0)] } ?? [])
            change = KeyChange(request.key, .add(changes + rest))
        }
        add(change, to: table, requestIndex)
        index.add(request.key, to: table.path)
    }

    private mutating func transfer(_ request: ChangeRequest, _ requestIndex: Int) throws {
        guard !touched.contains(request.key) else {
            throw CommandFailure(Texts.Batch.movedAfterChange(key: Quotation.of(request.key)))
        }
        let (source, destination) = (try table(having: request), request.destination ?? "")
        guard request.operation == .move else {
            add(
                try EntryTransfer(request.key, from: source, to: source).copied(as: destination), to: source,
                requestIndex)
            index.add(destination, to: source.path)
            touched.insert(destination)
            return
        }
        let target = try tableNamed(destination)
        add(try EntryTransfer(request.key, from: source, to: target).moved(), to: target, requestIndex)
        add(KeyChange(request.key, .remove), to: source, requestIndex)
        index.remove(request.key, from: source.path)
        index.add(request.key, to: target.path)
    }

    private mutating func add(_ change: KeyChange, to table: EditableTable, _ requestIndex: Int) {
        let location = numbers[table.path] ?? tables.count
        if location == tables.count {
            numbers[table.path] = location
            tables.append(Table(table: table))
        }
        tables[location].changes.append(change)
        tables[location].requests.append(requestIndex)
    }

    /// Returns the changes to the contents of a key, without what a list of texts only repeats.
    private mutating func changes(of request: ChangeRequest, in table: EditableTable) throws -> [EntryChange] {
        let request = try meant(request, in: table)
        guard request.isListed else { return request.entryChanges }
        let texts = currentTexts[table.path] ?? CurrentTexts(table)
        currentTexts[table.path] = texts
        return try texts.changes(of: request)
    }

    /// Returns a request with the languages of the table that a person means.
    private mutating func meant(_ request: ChangeRequest, in table: EditableTable) throws -> ChangeRequest {
        let languages = languages[table.path] ?? table.meantLanguages
        self.languages[table.path] = languages
        return try languages.meant(request)
    }

    // MARK: - Tables

    private mutating func table(having request: ChangeRequest) throws -> EditableTable {
        if let catalog = request.catalog { return try tableNamed(catalog) }
        let result = index.having(request.key)
        if case .none = result {
            if let line = failures[request.key] { throw CommandFailure(Texts.Batch.needsLine(line: line)) }
            unknownCount += 1
        }
        return known(
            try session.table(having: request.key, result, asks: false, namesNearest: unknownCount <= 10))
    }

    private mutating func tableNamed(_ path: String) throws -> EditableTable {
        if let table = named[path] { return table }
        let table = try session.table(at: path)
        named[path] = known[table.path] ?? table
        known[table.path] = named[path]
        return named[path] ?? table
    }

    /// Returns an editable version of a table, created on first use.
    private mutating func known(_ table: any StringTable) -> EditableTable {
        if let known = known[table.path] { return known }
        let editable = session.editable(table)
        known[table.path] = editable
        return editable
    }
}
