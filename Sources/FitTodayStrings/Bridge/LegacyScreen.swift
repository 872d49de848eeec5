/// The old keys of one part of the app.
///
/// The order is that of the migration to accessors.
struct LegacyScreen: Sendable {
    let title: String
    let keys: [LegacyKey]

    /// All parts of the app.
    ///
    /// Each key of the old tables belongs to one of them.
    static let all = [
        common, home, programs, workout, activity, groups, badges, fitPal, profile, onboarding, personalTrainer, errors,
    ]
}
