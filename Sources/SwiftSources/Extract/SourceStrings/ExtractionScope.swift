/// The APIs whose strings are extracted from source files, as the options of `xcstringstool extract` name them.
package struct ExtractionScope: Hashable, Sendable {
    /// The APIs of SwiftUI.
    package enum SwiftUI: Hashable, Sendable {
        case none
        /// Only `Text`.
        case text
        /// Views, modifiers, and values of the type `LocalizedStringKey`.
        case all
    }

    /// Whether `String(localized:)` and values of the types of Foundation count.
    package var modern = false
    /// Whether `NSLocalizedString` and its variants count.
    package var legacy = false
    /// The APIs of SwiftUI.
    package var swiftUI = SwiftUI.none
    /// Functions of the project with the parameters of `NSLocalizedString`: `localize`, `L10n.string`.
    package var routines: [String] = []
    /// Whether all other literals are listed too, in a table of their own.
    package var otherLiterals = false
    /// Whether every value in a key is written as `%arg`, as by a reader that does not know the types of values.
    package var isUntyped = false
    /// The tables whose strings count; empty for all.
    package var tables: Set<String> = []

    /// Creates a scope without any API.
    package init() {}

    /// The table of literals that no API receives.
    package static let potentialTable = "__PotentialKeys"

    /// Whether any API counts.
    package var isEmpty: Bool { !modern && !legacy && swiftUI == .none && routines.isEmpty && !otherLiterals }

    func includes(_ use: KeyUse) -> Bool {
        guard use.certainty == .certain, use.tableName != "AppShortcuts" else { return false }
        return switch use.kind {
        case .localizedString where Declarations.last(use.callee) == "LocalizedStringKey": swiftUI == .all
        case .localizedString, .appIntent: modern
        case .nsLocalizedString: legacy
        case .swiftUI: swiftUI == .all || swiftUI == .text && Declarations.last(use.callee) == "Text"
        case .typedValue, .projectParameter: modern || swiftUI == .all
        case .bundleLookup, .helper, .laterLookup, .accessor: false
        }
    }

    func includes(_ use: DynamicUse) -> Bool {
        switch use.kind {
        case .localizedString: modern && Declarations.last(use.callee) != "LocalizedStringKey"
        case .nsLocalizedString: legacy
        case .swiftUI, .appIntent, .typedValue, .projectParameter, .bundleLookup, .helper, .laterLookup,
            .accessor:
            false
        }
    }

    /// Returns whether a call is a call of a routine.
    func isRoutine(_ call: CallFact) -> Bool {
        guard call.form == .function else { return false }
        return routines.contains { routine in
            guard Declarations.last(routine) == call.name else { return false }
            guard routine.contains(".") else { return true }
            let owner = String(routine.dropLast(call.name.utf8.count + 1))
            return switch call.base {
            case .type(let type): Declarations.isNamed(type, owner) || type == "Self"
            case .value: call.receiverName == owner
            case .none, .implicit: false
            }
        }
    }
}
