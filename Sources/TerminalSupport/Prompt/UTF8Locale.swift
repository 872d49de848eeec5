#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A locale in which characters are UTF-8, whatever `LANG` and `LC_ALL` say: containers often say nothing.
///
/// It holds for one thread alone, so the rest of the program keeps the locale it has.
enum UTF8Locale {
    /// Linux has the first, macOS the others.
    private static let names = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]

    /// Does `work` in the locale; where the system has none such, in the one there is.
    static func during<Result>(_ work: () -> Result) -> Result {
        for name in names {
            guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { continue }
            let before = uselocale(locale)
            defer {
                _ = uselocale(before)
                freelocale(locale)
            }
            return work()
        }
        return work()
    }
}
