extension PartPath {
    /// Returns the index of the part that best stands in for this part.
    ///
    /// Callers use it to find the source text of a translation, or the translation shown where this part is missing.
    /// For `PartPath.whole`, the result is the text that represents the whole key.
    ///
    /// The same part comes first. Otherwise, the result is the part that an app would show instead. Along each axis,
    /// the order is the same case, `other`, a text that does not vary along the axis, and any other case. Only a part
    /// of the same substitution can stand in for a part of a substitution. Only a text outside string sets can stand in
    /// for a text of a string set.
    ///
    /// - Returns: The index in `parts`, the first of equally near ones; nil if no part can stand in.
    package func nearest(among parts: [PartPath]) -> Int? {
        if let same = parts.firstIndex(of: self) { return same }
        var best: (index: Int, distance: Int)?
        for (index, part) in parts.enumerated() {
            guard let distance = part.distance(to: self), distance < best?.distance ?? .max else { continue }
            best = (index, distance)
        }
        return best?.index
    }

    /// Returns a rank of this part as a stand-in for another, 0 for the best; nil if this part cannot stand in.
    private func distance(to other: PartPath) -> Int? {
        guard substitution == other.substitution else { return nil }
        if isInSet || (other.isInSet && !isWhole) { return nil }
        return [VariationAxis.device, .plural, .width].reduce(0) { sum, axis in
            let (mine, theirs) = (name(along: axis), other.name(along: axis))
            if mine == theirs { return sum * 4 }
            return sum * 4 + (mine == "other" ? 1 : mine == nil ? 2 : 3)
        }
    }
}
