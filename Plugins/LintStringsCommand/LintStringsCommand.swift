import PackagePlugin

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintStringsCommand: XcodeCommandPlugin {}
#endif

/// The command `swift package lint-strings`, and the command in Xcode's menu, which check string catalogs.
@main
struct LintStringsCommand: CatalogCommand {
    static let tool = "lint-strings"
    static let options: Set<String> = ["--notes"]
}
