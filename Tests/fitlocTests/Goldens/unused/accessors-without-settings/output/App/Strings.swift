// Made by fitloc from Localizable.xcstrings. Changes are lost with the next build.
// swift-format-ignore-file
// swiftlint:disable all
import CatalogRuntime

/// The strings of Localizable.xcstrings.
nonisolated enum Strings {
    /// The strings home.*
    nonisolated enum Home {
        /// “Home”
        static var title: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Localizable, 0)
        }

        /// “Nobody”
        static var unused: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_Localizable, 1)
        }
    }
}

nonisolated let table_Localizable = CatalogRuntime.CatalogTable("114BGfvLocalizable112en12ALhome.titlehome.unused125C=Home=Nobody")
// Edited.
