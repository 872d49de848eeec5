import CatalogCore

extension FormatString {
    /// The argument position of each specifier, by the specifier's index.
    var argumentPositions: [Int: Int] {
        var positions: [Int: Int] = [:]
        for argument in arguments.list {
            for use in argument.uses where use.role == .value { positions[use.specifier] = argument.position }
        }
        return positions
    }
}
