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
}
