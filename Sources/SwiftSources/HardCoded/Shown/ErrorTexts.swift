/// Detection of the texts in the user info of an `NSError`, such as `[NSLocalizedDescriptionKey: "…"]`.
enum ErrorTexts {
    /// Returns the slots of the properties that describe an error of a type, or of the types that adopt a protocol.
    static func slots(of type: String, _ declarations: Declarations) -> [ValueSlot] {
        let types = [type] + (declarations.isProtocol(type) ? declarations.heirs(of: type) : [])
        return types.flatMap { type in
            UserFacingNames.errorProperties.flatMap { property in
                Set(declarations.properties[property, of: type, .either].map(\.owner)).map {
                    ValueSlot.member(owner: $0, name: property)
                }
            }
        }
    }

    /// The keys of the user info whose values people see.
    static let keys: Set<String> = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureErrorKey",
        "NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoveryOptionsErrorKey",
    ]
}
