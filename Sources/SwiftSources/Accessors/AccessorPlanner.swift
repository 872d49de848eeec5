import CatalogCore

/// A planner that replaces the lookups of one file by accessors.
struct AccessorPlanner {
    private let file: SourceFile
    private let declarations: Declarations
    private let settings: AccessorAdoptionSettings
    private let lookups: Lookups
    /// The literals of the file; nil if no found literal is a text.
    private let sites: LiteralSites?
    private let constraints: AccessorConstraints
    /// The module to import for the accessors; nil if they belong to the module of the file.
    private let module: String?
    private var edits: [Edit] = []
    /// The replaced branches of conditional expressions, until all branches of an expression are replaced.
    private var branches: [Lookup.Choice: [Branch]] = [:]

    /// A branch of a conditional expression, with the code that replaces it.
    private struct Branch {
        let candidate: FoundLookups.Found
        let lookup: Lookup
        let code: String
    }
    private(set) var rewritten: [AccessorAdoption.Rewritten] = []
    private(set) var left: [AccessorAdoption.Left] = []

    init(
        _ search: FoundLookups, in file: SourceFile, _ declarations: Declarations, _ settings: AccessorAdoptionSettings,
        _ constraints: AccessorConstraints
    ) {
        self.file = file
        self.declarations = declarations
        self.settings = settings
        self.constraints = constraints
        module = settings.module(file.path)
        let forms = search.lookups.compactMap { candidate in
            candidate.form.map { (candidate.literal.spot.range.lowerBound, $0) }
        }
        lookups = Lookups(in: file, forms: Dictionary(forms) { first, _ in first })
        sites = search.lookups.contains(where: \.isText) ? LiteralSites(of: file) : nil
        left = search.left
        plan(search.lookups)
    }

    /// The edits, with the import that the accessors need, and without the values that nothing uses any more.
    var allEdits: [Edit] {
        guard !edits.isEmpty else { return [] }
        let edits = edits + DroppedValues.edits(in: file.bytes, after: edits)
        guard let module, !lookups.imports.contains(module) else { return edits }
        let ending = file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let isAfterLine = lookups.importOffset == 0 || file.bytes[lookups.importOffset - 1] == UInt8(ascii: "\n")
        let line = (isAfterLine ? "" : ending) + "import \(module)\(ending)" + (lookups.isFirstImport ? ending : "")
        return [Edit(lookups.importOffset..<lookups.importOffset, Array(line.utf8))] + edits
    }

    // MARK: - Lookups

    /// Plans the replacement of the lookups, from the inside out.
    ///
    /// The code of an outer lookup includes the replacements of its values.
    private mutating func plan(_ candidates: [FoundLookups.Found]) {
        var readable: [(FoundLookups.Found, Lookup)] = []
        for candidate in candidates {
            do throws(AccessorAdoption.Reason) {
                readable.append((candidate, try lookup(candidate)))
            } catch {
                leave(candidate, error)
            }
        }
        for (candidate, lookup) in readable.sorted(by: { $0.1.range.count < $1.1.range.count }) {
            do throws(AccessorAdoption.Reason) {
                try rewrite(candidate, lookup)
            } catch {
                leave(candidate, error)
            }
        }
        for branch in branches.filter(\.key.isOfKeys).values.joined() { leave(branch.candidate, .location(.choice)) }
    }

    private func lookup(_ candidate: FoundLookups.Found) throws(AccessorAdoption.Reason) -> Lookup {
        guard candidate.form != nil else { throw .location(.keyWanted) }
        switch lookups.answer(at: candidate.literal.spot.range.lowerBound) {
        case .success(let lookup): return lookup
        case .failure(let obstacle): throw .location(obstacle)
        }
    }

    private mutating func rewrite(
        _ candidate: FoundLookups.Found, _ lookup: Lookup
    ) throws(AccessorAdoption.Reason) {
        let owner = file.context(of: candidate.literal.spot).type
        let converter = ArgumentConverter(TypeResolver(declarations: declarations), owner: owner)
        let writer = AccessorWriter(
            settings: settings, converter: converter, otherTypes: constraints.types, module: module)
        if candidate.row.accessor == nil, candidate.use?.kind == .swiftUI, let key = candidate.row.key,
            settings.texts.isMarked(key)
        {
            throw .markdown
        }
        if candidate.row.isByHand { throw .byHand(note: candidate.row.instruction) }
        let isWhole = !writer.namesValues(candidate) && !candidate.row.dropsValues
        if candidate.isText { try requireText(candidate, isWhole: isWhole) }
        var code = try writer.code(for: candidate, lookup, values(of: candidate, lookup))
        if candidate.row.accessor == nil, !isTaken(lookup) { code += ".resolved" }
        let branch = Branch(candidate: candidate, lookup: lookup, code: code)
        guard let choice = lookup.choice else { return replace(branch) }
        branches[choice, default: []].append(branch)
        if !choice.isOfKeys { replace(branch) }
        guard let all = branches[choice], all.count == choice.branchCount else { return }
        branches[choice] = nil
        if choice.isOfKeys { all.forEach { replace($0) } }
        if all.allSatisfy({ $0.code == code }), !hasComment(choice.range) { replace(choice.range, by: code) }
    }

    /// Returns whether code has a comment, or something that looks like one.
    private func hasComment(_ range: ByteRange) -> Bool {
        let code = String(decoding: file.bytes[range], as: UTF8.self)
        return code.contains("//") || code.contains("/*")
    }

    private mutating func replace(_ range: ByteRange, by code: String) {
        edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        edits.append(Edit(range, Array(code.utf8)))
    }

    private mutating func replace(_ branch: Branch) {
        let (candidate, lookup, code) = (branch.candidate, branch.lookup, branch.code)
        replace(lookup.range, by: code)
        rewritten.append(
            AccessorAdoption.Rewritten(
                location: file.location(candidate.literal.spot), key: candidate.shown, code: code,
                isFrozen: lookup.isFrozen,
                note: candidate.isText ? "" : candidate.row.note))
    }

    /// Returns whether the parameter that receives the lookup accepts the accessor without conversion to a string.
    private func isTaken(_ lookup: Lookup) -> Bool {
        lookups.imports.contains("SwiftUI")
            && lookup.argument.map { LocalizedStringLocations.take($0, besides: declarations) } ?? false
    }

    private mutating func leave(_ candidate: FoundLookups.Found, _ reason: AccessorAdoption.Reason) {
        left.append(
            .init(
                location: file.location(candidate.literal.spot), key: candidate.shown, reason: reason,
                row: candidate.row))
    }
}

extension AccessorPlanner {
    /// Throws if other code depends on the text or if only a literal is allowed at its location.
    ///
    /// - Parameter isWhole: Whether the values come from the literal rather than from the mapping. Then the function
    ///   also throws if a value cannot be part of a string.
    private func requireText(_ candidate: FoundLookups.Found, isWhole: Bool) throws(AccessorAdoption.Reason) {
        do throws(AdoptionObstacle) {
            guard let site = sites?.site(at: candidate.literal.spot.range) else { throw .notFound }
            if let plain = candidate.literal.plainText, constraints.askedTexts.contains(plain) { throw .compared }
            if !isWhole {
                _ = try ExpectedTextType(candidate.literal, candidate.use, in: file, declarations)
                return
            }
            let text = HardCodedText(
                text: KeyText(candidate.shown), location: file.location(candidate.literal.spot), position: .value,
                language: nil
            )
            _ = try AdoptedLiteral(
                text, spoken: nil, in: file, site: site, use: candidate.use, declarations: declarations)
        } catch {
            throw .text(error)
        }
    }

    /// Returns the values that a lookup inserts into its text, with their known types.
    private func values(of candidate: FoundLookups.Found, _ lookup: Lookup) -> [AccessorWriter.Value] {
        if let ranges = lookup.values {
            let hints = hints(of: candidate.literal, count: ranges.count)
            return zip(ranges, hints).map { AccessorWriter.Value(code: code(at: $0), hint: $1) }
        }
        guard candidate.isText, let site = sites?.site(at: candidate.literal.spot.range) else { return [] }
        let hints = candidate.literal.segments.compactMap {
            if case .interpolation(let value) = $0 { value.hint } else { nil }
        }
        return zip(site.values, hints).map { AccessorWriter.Value(code: code(at: $0.expression), hint: $1) }
    }

    /// Returns the known types of the values that follow a key.
    ///
    /// Prefers the values of an enclosing `String(format:)` over those of other calls.
    private func hints(of literal: LiteralFact, count: Int) -> [TypeHint] {
        let formats = file.facts.formats.filter {
            !$0.takesArray && $0.key.contains(literal.spot.range.lowerBound) && $0.values.count >= count
        }
        let own = formats.filter(\.isFoundation).min { $0.key.count < $1.key.count }
        let format = own ?? formats.min { $0.key.count < $1.key.count }
        return format.map { Array($0.values.suffix(count)) } ?? Array(repeating: .unknown, count: count)
    }

    /// Returns the code of a value, with the lookups inside it already replaced.
    private func code(at range: ByteRange) -> String {
        let inner = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
            .map {
                Edit($0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, $0.replacement)
            }
        let bytes = Array(file.bytes[range])
        return String(decoding: (try? Edit.apply(inner, to: bytes)) ?? bytes, as: UTF8.self)
    }
}
