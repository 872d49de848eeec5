/// The places of a file whose texts are visible according to the data flow.
struct DataFlowLocations {
    private let file: SourceFile
    private let slots: LiteralSlots
    private let sinks: DisplaySinks
    private let shown: UserFacingDeclarations
    private let declarations: Declarations

    init(_ finder: SlotFinder, _ shown: UserFacingDeclarations) {
        file = finder.file
        slots = LiteralSlots(finder)
        sinks = DisplaySinks(finder)
        self.shown = shown
        declarations = finder.types.declarations
    }

    /// Returns the place of a literal that is visible, or nil for any other literal.
    func location(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> UserFacingLocation? {
        let targets = slots.targets(role, steps, context)
        let slot = targets.first(where: shown.holds)
        let isDirect = (steps.isEmpty || steps == [.element]) && sinks.shows(literal: role, context)
        guard slot != nil || isDirect else { return nil }
        let position = position(role)
        return UserFacingLocation(
            position: position, strength: .proved,
            isProvedByItself: slot.map { $0.whole.isMember(named: context.declaration) } ?? false,
            isNamedForPrograms: role.isRawValue
                ? false
                : NonUserFacingNames.isName(String(position.name.drop { $0 == "." }))
                    || slot.map(shown.isTechnical) ?? false,
            isDirect: isDirect,
            isEvident: isDirect && !role.describesError || targets.slots.contains { isEvident($0, context) })
    }

    /// Returns whether a path in the code shows the strings that a declaration writes to a slot.
    ///
    /// A text in an error is only shown if the error gets from the declaration to code that shows it.
    private func isEvident(_ slot: ValueSlot, _ context: ContextFact) -> Bool {
        guard shown.isEvident(slot) else { return false }
        switch slot.whole {
        case .payload(let owner, _, _), .parameter(let owner, _, _):
            return !isError(owner) || shown.passesErrors(context.declaration)
        default: return true
        }
    }

    private func isError(_ type: String) -> Bool {
        declarations.ancestors(of: type).contains { ["Error", "LocalizedError"].contains(Declarations.last($0)) }
    }

    /// Returns whether code probably shows a text that the data flow does not prove to be visible.
    ///
    /// Only a function or property of other code can show a text that no declaration of the project holds.
    func mayShow(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> Bool {
        let targets = slots.targets(role, steps, context)
        return targets.slots.isEmpty || targets.slots.contains(where: shown.mayShow)
    }

    /// Returns whether an argument only goes to places that users do not see: a log, or the name of a symbol.
    func isTechnical(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> Bool {
        guard case .argument = role else { return false }
        let targets = slots.targets(role, steps, context)
        return !targets.slots.isEmpty && targets.slots.allSatisfy(shown.isTechnical)
    }

    private func position(_ role: LiteralRole) -> HardCodedText.Position {
        switch role {
        case .argument(let number, let index):
            let call = file.facts.calls[number]
            let label = call.labels.indices.contains(index) ? call.labels[index] : nil
            return .shown(name: label ?? UseResolver.callee(call))
        case .assigned(let name, _), .bound(let name, _), .defaultArgument(let name, _): return .shown(name: name)
        case .returned(let name, _):
            return UserFacingNames.errorProperties.contains(name)
                ? .error(property: name) : .displayName(property: name)
        case .rawValue: return .displayName(property: "rawValue")
        default: return .value
        }
    }
}

extension LiteralRole {
    fileprivate var isRawValue: Bool {
        if case .rawValue = self { return true }
        return false
    }
}
