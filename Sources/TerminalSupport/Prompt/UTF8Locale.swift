#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A locale with UTF-8 characters, independent of `LANG` and `LC_ALL`, which containers often leave unset.
///
/// It applies to the current thread only, so the rest of the program keeps its locale.
enum UTF8Locale {
    /// Candidate names: the first exists on Linux, the others on macOS.
    private static let names = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]

    /// Runs `work` in the UTF-8 locale, or in the current locale if the system has no UTF-8 locale.
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
