@testable import CatalogCore

extension DocumentValue {
    /// The value and all values below it, including names, in the order of the file.
    var descendants: [DocumentValue] {
        var found: [DocumentValue] = [self]
        for element in elements { found += element.descendants }
        for member in members { found += [member.name] + member.value.descendants }
        return found
    }
}
