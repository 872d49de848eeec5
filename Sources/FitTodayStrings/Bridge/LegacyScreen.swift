/// The old keys of a part of the app, in the order in which it moves to accessors.
struct LegacyScreen: Sendable {
    let title: String
    let keys: [LegacyKey]

    /// All parts of the app: each key of the old tables is in one of them.
    static let all = [
        common, home, programs, workout, activity, groups, badges, fitPal, profile, onboarding, personalTrainer, errors,
    ]
}
