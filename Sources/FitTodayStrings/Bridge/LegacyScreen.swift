/// The old keys of one part of the app.
///
/// The list `all` is in the order in which the app moves to accessors.
struct LegacyScreen: Sendable {
    let title: String
    let keys: [LegacyKey]

    /// All parts of the app.
    ///
    /// Each key of the old tables belongs to one part.
    static let all = [
        common, home, programs, workout, activity, groups, badges, fitPal, profile, onboarding, personalTrainer, errors,
    ]

    /// The old keys of all parts, for the lookup by string.
    static var oldKeys: LegacyKeys { LegacyKeys(all.flatMap(\.keys).map { (old: $0.old, new: $0.new) }) }
}
