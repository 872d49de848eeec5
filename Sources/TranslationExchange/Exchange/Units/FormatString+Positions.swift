import CatalogCore

extension FormatString {
    /// The number of the argument that each specifier shows, by its index.
    var argumentPositions: [Int: Int] {
        var positions: [Int: Int] = [:]
        for argument in arguments.list {
            for use in argument.uses where use.role == .value { positions[use.specifier] = argument.position }
        }
        return positions
    }
}
