/// The places of a file whose texts are visible according to the data flow.
struct DataFlowLocations {
    private let file: SourceFile
    private let slots: LiteralSlots
    private let sinks: DisplaySinks
    private let shown: UserFacingDeclarations

    init(_ finder: SlotFinder, _ shown: UserFacingDeclarations) {
        file = finder.file
        slots = LiteralSlots(finder)
        sinks = DisplaySinks(finder)
        self.shown = shown
    }

    /// Returns the place of a literal that is visible, or nil for any other literal.
    func location(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> UserFacingLocation? {
        let slot = slots.targets(role, steps, context).first(where: shown.holds)
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
            isDirect: isDirect)
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
