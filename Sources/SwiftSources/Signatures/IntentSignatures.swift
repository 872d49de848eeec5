/// APIs of App Intents that take a `LocalizedStringResource` or a type created from one.
enum IntentSignatures {
    static let types = """
        @ComputedProperty: title
        @DeferredProperty: title
        @IntentParameter: title, description, requestValueDialog, requestDisambiguationDialog
        @Parameter: title, description, requestValueDialog, requestDisambiguationDialog
        @Property: title
        AppShortcut: phrases = AppShortcuts
        AppShortcut: shortTitle
        AppShortcutOptionsCollection: title
        AppShortcutPhrase: _, stringLiteral = AppShortcuts
        Bool.IntentDisplayName: true, false
        ConfirmationActionName.custom: acceptLabel, acceptAlternatives, denyLabel, denyAlternatives
        DisplayRepresentation: title, subtitle, synonyms, stringLiteral
        IntentChoiceOption: title
        IntentDescription: _, categoryName, searchKeywords, resultValueName, stringLiteral
        IntentDialog: _, full, supporting, stringLiteral
        IntentItem: title, subtitle
        ItemCollection: promptLabel
        ItemSection: _, title
        IntentItemSection: _, title
        NegativeAppShortcutPhrases: phrases = AppShortcuts
        Summary: _
        TypeDisplayRepresentation: name, numericFormat, synonyms, stringLiteral
        ..custom: acceptLabel, acceptAlternatives, denyLabel, denyAlternatives
        .needsDisambiguationError: dialog
        .needsValueError: _
        .requestConfirmation: dialog
        .requestDisambiguation: dialog
        .requestValue: _
        .result: dialog
        """
}
