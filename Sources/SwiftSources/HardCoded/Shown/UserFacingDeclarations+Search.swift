extension UserFacingDeclarations {
    /// The slots whose strings reach certain places.
    struct Slots: Sendable {
        /// The slots whose strings can be visible, among them those of all errors.
        var shown: Set<ValueSlot> = []
        /// The slots whose strings a path in the code shows.
        var evident: Set<ValueSlot> = []
        /// Those of the evident slots that people see only because code shows errors of an unknown type.
        var described: Set<ValueSlot> = []
        /// The slots whose strings are keys.
        var looked: Set<ValueSlot> = []
        /// The slots whose strings name symbols and images, or are written to a log.
        var technical: Set<ValueSlot> = []
    }

    /// The slots that a file itself shows, looks up, or uses for programs.
    struct Starts {
        let shown: Set<ValueSlot>
        /// The slots that may be visible: a property of an error gives them, which code must show, or only unused code
        /// shows them.
        let unproved: Set<ValueSlot>
        let looked: Set<ValueSlot>
        let technical: Set<ValueSlot>
    }

    /// A search for the slots whose strings reach certain places.
    struct Search {
        let flow: ValueFlow
        let reads: TextReads
        let usage: CodeUsage
        let limit: Int
        /// The edit after which the search goes on, and the ways of errors without its file; nil for a whole project.
        var edit: (index: EditedIndex, others: ErrorPaths)?

        init(_ flow: ValueFlow, _ reads: TextReads, _ usage: CodeUsage, limit: Int) {
            (self.flow, self.reads, self.usage, self.limit) = (flow, reads, usage, limit)
        }

        /// Follows the strings of places in files to the slots that they come from.
        ///
        /// - Parameter known: The slots that were found before an edit.
        func followed(
            _ starts: [Starts], after known: Slots = Slots()
        ) -> (slots: Slots, errors: ErrorPaths, isCutOff: Bool) {
            var others = [known.looked, known.technical].map { origins(after: $0) { _ in false } }
            for start in starts {
                others[0].add(start.looked)
                others[1].add(start.technical)
            }
            for index in others.indices { others[index].follow() }
            let isLeftOut = Self.isForDevelopers(flow, technical: others[1].slots)
            var typed = origins(after: known.evident.subtracting(known.described), leavingOut: isLeftOut)
            for start in starts { typed.add(start.shown) }
            typed.follow()
            let (errors, slots) = shownErrors(typed.slots)
            var evident =
                edit == nil ? typed : origins(after: typed.slots.union(known.described), leavingOut: isLeftOut)
            evident.add(slots)
            evident.follow()
            // The texts of all other errors and of unused code can be visible too, but nothing proves it.
            var shown = origins(after: known.shown.union(evident.slots), leavingOut: isLeftOut)
            for start in starts { shown.add(start.unproved) }
            shown.follow()
            let found = Slots(
                shown: shown.slots, evident: evident.slots, described: evident.slots.subtracting(typed.slots),
                looked: others[0].slots, technical: others[1].slots)
            return (found, errors, ([typed, evident, shown] + others).contains(where: \.isCutOff))
        }

        private func origins(
            after known: Set<ValueSlot>, leavingOut isLeftOut: @escaping @Sendable (ValueSlot) -> Bool
        ) -> SlotOrigins {
            edit.map { SlotOrigins($0.index, reads: reads, leavingOut: isLeftOut, after: known) }
                ?? SlotOrigins(flow, reads: reads, limit: limit, leavingOut: isLeftOut, after: known)
        }

        /// Returns the ways of errors to the code that shows them, and the slots with the texts of these errors.
        private func shownErrors(_ slots: Set<ValueSlot>) -> (ErrorPaths, [ValueSlot]) {
            let declarations = flow.types.declarations
            let readers = TextReaders(slots, usage, flow).errorReaders.union(Self.intents(declarations))
            let errors =
                if let edit, !edit.index.declaresAnew {
                    ErrorPaths(
                        from: readers, usage, flow.types, after: edit.others, adding: edit.index.index.files)
                } else {
                    ErrorPaths(from: readers, usage, flow.types)
                }
            let described = UserFacingNames.errorProperties.flatMap { property in
                Set(declarations.properties[property].map(\.owner)).filter(errors.show).map {
                    ValueSlot.member(owner: $0, name: property)
                }
            }
            return (errors, described)
        }

        /// Returns the functions that carry out intents, whose errors Shortcuts and Siri show.
        private static func intents(_ declarations: Declarations) -> [String] {
            declarations.functions["perform"].filter { function in
                function.isThrowing
                    && declarations.ancestors(of: function.owner).contains {
                        $0.hasSuffix("Intent") && !declarations.declares($0)
                    }
            }.map(\.fullName)
        }

        /// Returns a closure that returns whether a slot holds entries of a log, commands or identifiers.
        ///
        /// A project can show its log, its commands and its identifiers, but these are for developers and the system.
        ///
        /// - Parameter technical: The slots whose strings are written to a log, among others.
        private static func isForDevelopers(
            _ flow: ValueFlow, technical: Set<ValueSlot>
        ) -> @Sendable (ValueSlot) -> Bool {
            let entries = LogEntries(flow.types.declarations, technical: technical)
            return { entries.hold($0) || $0.isCommand || $0.isIdentifier }
        }
    }
}

extension ValueSlot {
    /// Whether the slot is a parameter for a command that the system or a database executes.
    fileprivate var isCommand: Bool {
        guard case .parameter(_, _, let name) = whole else { return false }
        return ["command", "cmd", "shellCommand", "commandLine", "arguments", "args", "sql"].contains(name)
    }

    /// Whether the slot identifies a value for the code.
    fileprivate var isIdentifier: Bool {
        switch whole {
        case .member(_, let name), .parameter(_, _, let name):
            ["id", "identifier", "uuid"].contains(name) || ["Id", "ID", "Identifier"].contains(where: name.hasSuffix)
        default: false
        }
    }
}
