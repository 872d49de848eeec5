import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A column of a list with the texts of a language or of one of its parts.
package struct LanguageColumn: Sendable {
    /// The heading of the column.
    let name: String
    /// The place of the texts.
    let text: RequestedLocation
    /// The position of the heading.
    let position: TextPosition

    /// Checks that no two columns of a list name the same language of a table in different ways, such as `pl` and
    /// `pl_PL`.
    package static func check(_ columns: [LanguageColumn], in table: EditableTable) throws(ListError) {
        var seen: [RequestedLocation: LanguageColumn] = [:]
        let names = table.namedLanguages
        for column in columns {
            let language = names.language(named: column.text.language).only ?? column.text.language
            let text = RequestedLocation(language, column.text.part).canonical
            guard let first = seen.updateValue(column, forKey: text) else { continue }
            throw .table(CSVError(reason: .doubledLanguage(column.name, first.name), position: column.position))
        }
    }
}
