/// Every rule there is.
///
/// A new one is a file of its own and a line here.
public enum RuleRegistry {
    /// The rules, by category and then as their page lists them.
    public static let rules: [any Rule] = [
        // Structure
        InvalidJSONRule(),
        ConflictMarkerRule(),
        InvalidUTF8Rule(),
        ByteOrderMarkRule(),
        StringsEncodingRule(),
        DuplicateKeyRule(),
        UnicodeEquivalentKeysRule(),
        UnknownRootKeyRule(),
        MissingStringsObjectRule(),
        MissingSourceLanguageRule(),
        UnknownEntryFieldRule(),
        InvalidFieldTypeRule(),
        InvalidStateRule(),
        MissingStateRule(),
        InvalidExtractionStateRule(),
        EmptyLocalizationObjectRule(),
        EmptyVariationsRule(),
        UnitAndVariationsRule(),
        InvalidAxisNestingRule(),
        NotCanonicalFormatRule(),
        StringsSyntaxRule(),
        StringsdictMissingTypeRule(),
        KeyInStringsAndStringsdictRule(),
        // Metadata
        MissingCommentRule(),
        CommentUselessRule(),
        CommentMissingArgumentsRule(),
        StaleKeyRule(),
        TranslationsOnDoNotTranslateRule(),
        DuplicateLanguageRule(),
        UnknownLanguageCodeRule(),
        LanguageCodeStyleRule(),
        UnmatchedSuppressionRule(),
        UnknownDirectiveRule(),
        // Coverage and state
        MissingTranslationRule(),
        MissingLanguageRule(),
        EmptyTranslationRule(),
        BlankTranslationRule(),
        StateNewRule(),
        NeedsReviewRule(),
        PartialVariationRule(),
        IdenticalToSourceRule(),
        PlaceholderTranslationRule(),
        SourceValueMissingRule(),
        OrphanTranslationRule(),
        ExtraTranslationKeyRule(),
        LprojFileMissingRule(),
        SourceChangedRule(),
        // Format specifiers
        SpecifierMissingRule(),
        SpecifierExtraRule(),
        SpecifierTypeMismatchRule(),
        SpecifierWidthMismatchRule(),
        SpecifierOrderSwapRule(),
        DroppedSpecifierPositionRule(),
        MixedPositionalRule(),
        PositionGapRule(),
        PositionTypeConflictRule(),
        InvalidSpecifierRule(),
        UnescapedPercentRule(),
        SpacedSpecifierRule(),
        InterpolationLeakRule(),
        KeySourceMismatchRule(),
        // Plurals, variations, substitutions
        PluralMissingCategoryRule(),
        PluralMissingOtherRule(),
        PluralExtraCategoryRule(),
        PluralFlatRule(),
        PluralDropsNumberRule(),
        ImpliedQuantityRule(),
        SubstitutionUndefinedRule(),
        SubstitutionUnusedRule(),
        SubstitutionSetDiffersRule(),
        SubstitutionTypeRule(),
        ArgOutsideSubstitutionRule(),
        SubstitutionMissingArgRule(),
        NeedsPluralRule(),
        DeviceMissingOtherRule(),
        DeviceWordingRule(),
        AxisMismatchRule(),
        // Text hygiene
        EdgeWhitespaceRule(),
        EdgeNewlineRule(),
        NewlineCountRule(),
        DoubleSpaceRule(),
        EllipsisMismatchRule(),
        EllipsisStyleRule(),
        EndPunctuationRule(),
        PunctuationSpacingRule(),
        StraightQuotesRule(),
        QuoteMismatchRule(),
        BracketMismatchRule(),
        NumberMismatchRule(),
        DoubledWordRule(),
        StartCaseRule(),
        TitleCaseRule(),
        FormalityMixRule(),
        ControlCharacterRule(),
        InvisibleCharacterRule(),
        ReplacementCharacterRule(),
        MojibakeRule(),
        NotNFCRule(),
        MaxLengthRule(),
        // Consistency and terms
        GlossaryRule(),
        DoNotTranslateTermRule(),
        MustTranslateTermRule(),
        ForbiddenTermRule(),
        DivergentTranslationRule(),
        DiacriticsDifferRule(),
        // Keys and symbols
        CaseCollisionRule(),
        SymbolCollisionRule(),
        SymbolUnrepresentableRule(),
        KeyStyleRule(),
        ParameterLabelMissingRule(),
        // Code usage
        KeyMissingRule(),
        KeyUnusedRule(),
        HardCodedTextRule(),
        LiteralWhereAccessorExistsRule(),
        ConcatenatedTextRule(),
        WrongTableRule(),
        ArgumentMismatchRule(),
        UndeterminableKeyRule(),
        InterpolatedNSLocalizedStringRule(),
        DefaultValueDriftRule(),
        ConflictingCallSitesRule(),
        PreviewOnlyKeyRule(),
        // Compile preflight
        TableConflictRule(),
    ]

    /// What each rule says of itself, in the order of the registry.
    public static let descriptions: [RuleDescription] = rules.map { type(of: $0).description }

    /// The rules that have to know which commits texts come from.
    public static let needingHistory: [RuleID] = rules.filter { type(of: $0).needsHistory }.map {
        type(of: $0).description.id
    }

    private static let byID: [RuleID: RuleDescription] = Dictionary(
        descriptions.map { ($0.id, $0) }
    ) { first, _ in first }

    /// Names that rules had before, and have still.
    static let aliases: [RuleID: RuleID] = [:]

    /// The name that a rule goes by now.
    public static func canonical(_ id: RuleID) -> RuleID { aliases[id] ?? id }

    /// What a rule says of itself; nil where there is no rule of that name.
    public static func description(of id: RuleID) -> RuleDescription? { byID[canonical(id)] }
}
