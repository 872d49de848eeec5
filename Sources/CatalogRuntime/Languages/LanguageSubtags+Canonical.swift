extension LanguageSubtags {
    /// The subtags with deprecated languages, scripts, regions and variants replaced according to CLDR.
    ///
    /// Subtags of the tag win over subtags of the replacement: `sh` becomes `sr-Latn`, but `sh-Cyrl` becomes `sr-Cyrl`.
    /// A region that was divided into several (`SU`) has no single replacement and stays.
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
