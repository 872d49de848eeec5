import PackagePlugin

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FormatStringsCommand: XcodeCommandPlugin {}
#endif

/// The command `swift package format-strings`, and the command in Xcode's menu, which write string catalogs in Xcode's form.
@main
struct FormatStringsCommand: CatalogCommand {
    static let tool = "format-strings"
    static let options: Set<String> = ["--check"]
}
