extension PartPath {
    /// Which of some parts stands in for this one: the source text that a translation was made from, the translation that
    /// is shown where this part is missing, the text that stands for a whole key (`PartPath.whole`).
    ///
    /// That is the same part, else what would be shown in its place while an app runs: along each axis the same case, else
    /// `other`, else a text that does not vary along it, else any case. Only the same substitution stands in for one, and
    /// for a text of a string set only a text that is no set.
    ///
    /// - Returns: its index in `parts`, the first of those equally near; nil where none can stand in.
    package func nearest(among parts: [PartPath]) -> Int? {
        if let same = parts.firstIndex(of: self) { return same }
        var best: (index: Int, distance: Int)?
        for (index, part) in parts.enumerated() {
            guard let distance = part.distance(to: self), distance < best?.distance ?? .max else { continue }
            best = (index, distance)
        }
        return best?.index
    }

    /// How far this part is from standing in for another; nil where it cannot.
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
