/// The build system that runs the plugin.
enum BuildSystem {
    /// Whether the build is on macOS.
    static var isOnApple: Bool {
        #if os(macOS)
            true
        #else
            false
        #endif
    }

    /// Returns whether the build system compiles catalogs itself; a second table of the same name would fail the build.
    ///
    /// On macOS, Xcode and Swift Build do, which is SwiftPM's default since 6.4. SwiftPM's own build system, the default
    /// before, leaves catalogs out.
    static func compilesCatalogs(writingPluginOutputTo folder: String) -> Bool {
        #if os(macOS)
            #if compiler(>=6.4)
                true
            #else
                isXcode(folder)
            #endif
        #else
            false
        #endif
    }

    /// Returns whether Xcode runs the plugin, from the folder for the plugin's output.
    ///
    /// It is `DerivedData/…/SourcePackages/plugins/…` before Xcode 16.3, and
    /// `DerivedData/…/Build/Intermediates.noindex/BuildToolPluginIntermediates/…` since. The place of `DerivedData` can be
    /// changed. SwiftPM's is `.build/plugins/outputs/…`.
    static func isXcode(_ folder: String) -> Bool {
        folder.contains("/BuildToolPluginIntermediates/") || folder.contains("/SourcePackages/plugins/")
    }
}
