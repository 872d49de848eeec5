import CatalogRuntime
import XCStringsKit

/// Finds the texts in Swift code that people will read and that no table holds.
///
/// Previews, tests and what is compiled into debug builds only are left out.
public enum HardCodedTexts {
    /// The texts of a project's code, by file and place.
    public static func all(in project: SourceProject) -> [HardCodedText] {
        []
    }
}
