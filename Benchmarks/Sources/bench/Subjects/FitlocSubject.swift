import XCStringsKit

/// This project's kit, `XCStringsKit`.
struct FitlocSubject: Subject {
    func measure(_ job: Job, _ path: String) async throws -> Timing {
        switch job {
        case .replay:
            let merges = try MergeReplay(of: path).merges
            return await Timing.of { merges.map(\.isConflictForFitloc) }
        case .history, .historyAgain: return try await HistoryReplay.measure(path, isFirst: job == .history)
        default: return try await measureCatalog(job, path)
        }
    }

    private func measureCatalog(_ job: Job, _ path: String) async throws -> Timing {
        let bytes = try FileReader.read(path).bytes
        switch job {
        case .parse: return try await Timing.of { try Document(bytes) }
        case .entries: return try await Timing.of { Self.textBytes(of: try Catalog(bytes, path: path)) }
        case .write:
            let document = try Document(bytes)
            return try await Timing.of { try Edit.apply([], to: document.bytes) }
        case .form:
            let document = try Document(bytes)
            return await Timing.of { XcodeForm.bytes(of: document) }
        case .edit: return try await Timing.of { try Self.edited(bytes, path) }
        case .rewrite:
            let file = try EditedCopy(of: path).url.path
            return try await Timing.of { try await Self.rewrite(file) }
        case .lint:
            return await Timing.of { await Linter().check(await Self.project(bytes, path)) }
        case .check:
            let project = await Self.project(bytes, path)
            return await Timing.of { await Linter().check(project) }
        case .checkWithoutCostly:
            let project = await Self.project(bytes, path)
            let linter = Linter(selection: RuleSelection(disabled: Set(CostlyRules.all)))
            return await Timing.of { await linter.check(project) }
        case .compile: return try await Timing.of { try Self.compiled(bytes, path, .text) }
        case .compileBinary: return try await Timing.of { try Self.compiled(bytes, path, .binary) }
        case .difference:
            let new = try EditedSides(of: bytes).ours
            return try await Timing.of {
                TableDifference(from: try Catalog(bytes, path: path), to: try Catalog(new, path: path))
            }
        case .merge:
            let sides = try EditedSides(of: bytes)
            return try await Timing.of {
                try CatalogMerge(base: bytes, ours: sides.ours, theirs: sides.theirs).result()
            }
        case .replay, .history, .historyAgain: throw SubjectError.unsupported(job)
        }
    }

    /// Reads every entry and each of its texts.
    private static func textBytes(of catalog: Catalog) -> Int {
        var count = 0
        for index in 0..<catalog.entryCount {
            for localization in catalog.entry(at: index).localizations {
                for part in localization.content.parts { count += part.unit.value?.utf8.count ?? 0 }
            }
        }
        return count
    }

    private static func edited(_ bytes: [UInt8], _ path: String) throws -> [UInt8] {
        let catalog = try Catalog(bytes, path: path)
        let index = (0..<catalog.entryCount).first {
            catalog.member(at: $0).name.text?.utf8.elementsEqual(SampleEdit.key.utf8) ?? false
        }
        guard let index,
            let localization = catalog.entry(at: index).localization(LanguageTag(SampleEdit.language)),
            let text = localization.content.unit?.value
        else { throw SubjectError.noSuchKey(SampleEdit.key) }
        return try Edit.apply([Edit(replacing: text, with: SampleEdit.value)], to: bytes)
    }

    /// Plans the change, checks it with the rules, and writes it under the lock, as `fitloc set` does.
    private static func rewrite(_ path: String) async throws -> TablePlan {
        let project = await project(try FileReader.read(path).bytes, path)
        guard let catalog = project.tables.first else { throw SubjectError.unexpectedShape }
        let table = EditableTable(catalog, of: project, settings: LintSettings())
        let text = TextAssignment(LanguageTag(SampleEdit.language), .whole, SampleEdit.value)
        return try table.apply([KeyChange(SampleEdit.key, .change([text.change], marksTranslations: false))])
    }

    private static func compiled(
        _ bytes: [UInt8], _ path: String, _ serialization: TableSerialization
    ) throws -> [[UInt8]] {
        CatalogCompilation(try Catalog(bytes, path: path)).contents(serialization)
    }

    private static func project(_ bytes: [UInt8], _ path: String) async -> Project {
        await TableLoader.load([TableLoader.Source(path: path, bytes: bytes)])
    }
}
