extension LanguageSubtags {
    /// The subtags with CLDR's replacements for languages, scripts, regions and variants that have a newer code.
    ///
    /// What the tag itself says wins over what the replacement implies: `sh` is `sr-Latn`, `sh-Cyrl` is `sr-Cyrl`.
    /// A region that was divided among several (`SU`) has no one successor and stays.
    package var canonical: LanguageSubtags {
        var result = self
        if let language, let alias = LanguageAliasTable.languages.value(of: language),
            let replacement = LanguageSubtags(parsing: alias)
        {
            result.language = replacement.language
            result.script = script ?? replacement.script
            result.region = region ?? replacement.region
        }
        result.script = result.script.map { LanguageAliasTable.scripts.value(of: $0) ?? $0 }
        result.region = result.region.map { LanguageAliasTable.regions.value(of: $0) ?? $0 }
        result.variants = variants.map { LanguageAliasTable.variants.value(of: $0) ?? $0 }.sorted()
        return result
    }
}
