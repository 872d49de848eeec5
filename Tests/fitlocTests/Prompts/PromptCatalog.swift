import TestSupport

/// Catalogs for tests of prompts.
enum PromptCatalog {
    /// Two keys with both texts.
    static let plain = WrittenCatalog.text([
        ("home.greeting", ["en": "Hello, %@!", "pt-BR": "Olá, %@!"]),
        ("home.title", ["en": "Welcome to the training", "pt-BR": "Boas-vindas ao treino"]),
    ])

    /// Three texts that need review.
    static let unreviewed = WrittenCatalog.text(
        [
            ("home.first", ["en": "First", "pt-BR": "Um"]),
            ("home.greeting", ["en": "Hello, %@!", "pt-BR": "Oi, %@!"]),
            ("home.third", ["en": "Third", "pt-BR": "Três"]),
        ],
        states: [
            "home.first pt-BR": "needs_review", "home.greeting pt-BR": "needs_review",
            "home.third pt-BR": "needs_review",
        ])
}
