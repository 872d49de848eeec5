/// The declarations that calls can refer to, found once for all calls that look alike.
///
/// A large project has many functions of one name and many calls of these functions. Without this cache, each call
/// would visit all of the functions.
struct CallMemo: Sendable {
    let parameters = Memo<CallShape, [CallResolver.Fitting]>()
    let expectedTypes = Memo<CallShape, TypeShape?>()
    let answers = Memo<SteppedCallShape, ProjectAnswer>()
    let slots = Memo<SteppedCallShape, SlotGroup>()
    /// The slots that calls can write to, whatever the types of their receivers.
    let possible = Memo<SteppedCallForm, PossibleSlots>()
    /// The functions in extensions of types that the project does not declare, by name.
    let extensions = Memo<String, [CallableFact]>()

    /// The meaning of an argument according to the declarations of the project.
    enum ProjectAnswer: Sendable {
        /// No declaration of the project matches the call.
        case undeclared
        /// A declaration matches the call; the associated value is nil if the argument is not a key.
        case declared(CallResolver.Answer?)
    }
}

/// The parts of a call and its context that determine the parameters which can receive one of its arguments.
struct CallShape: Hashable, Sendable {
    let form: CallForm
    private let receiver: CallReceiver

    /// Creates the shape of a call.
    init(_ form: CallForm, on receiver: CallReceiver) {
        self.form = form
        self.receiver = receiver
    }
}

/// The parts of a call and its context that determine what it can refer to if the type of its receiver is unknown.
struct CallForm: Hashable, Sendable {
    private let name: String
    private let base: CallFact.Base
    private let form: CallFact.Form
    private let labels: [String?]
    private let argument: Int
    /// The type that encloses the call; empty where it makes no difference.
    private let owner: String

    /// Creates the form of a call.
    ///
    /// - Parameter isOwnFunction: Whether the enclosing type declares a function of that name.
    init(_ call: CallFact, _ argument: Int, in context: ContextFact, isOwnFunction: Bool) {
        name = call.name
        base = call.base
        form = call.form
        labels = call.labels
        self.argument = argument
        let refersToOwner = call.base == .type("Self") || call.name == "Self" || call.name == "init"
        owner = refersToOwner || isOwnFunction ? context.type : ""
    }
}

/// The shape of a call, with the collections between a value and the argument.
struct SteppedCallShape: Hashable, Sendable {
    let call: CallShape
    let steps: [ContainerStep]
}

/// The form of a call, with the collections between a value and the argument.
struct SteppedCallForm: Hashable, Sendable {
    let call: CallForm
    let steps: [ContainerStep]
}

/// All slots that calls of one form can write to, even if unlikely.
///
/// Many types of a project can declare functions of one name. Calls on values of different types then share these slots.
final class PossibleSlots: Sendable {
    let slots: [ValueSlot]

    init(_ slots: [ValueSlot]) {
        self.slots = slots
    }
}

/// The slots of the parameters that can receive an argument, shared by all calls that look alike.
final class SlotGroup: Sendable {
    /// All slots that the call can write to, even if unlikely.
    let possible: PossibleSlots
    /// The slots of the functions that the call refers to according to the type of its receiver.
    let meant: [ValueSlot]
    /// Whether the call can refer to functions of unrelated types, because the type of its receiver is unknown.
    let isAmbiguous: Bool

    init(_ possible: PossibleSlots, meant: [ValueSlot], isAmbiguous: Bool) {
        self.possible = possible
        self.meant = meant
        self.isAmbiguous = isAmbiguous
    }

    /// All slots that the call can write to, even if unlikely.
    var slots: [ValueSlot] { possible.slots }
}
