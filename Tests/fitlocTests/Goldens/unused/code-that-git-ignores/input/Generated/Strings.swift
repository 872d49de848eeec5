enum L10n {
    enum Home {
        static let title = NSLocalizedString("home.title", comment: "")
    }
}
