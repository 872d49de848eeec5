import CatalogCore

/// The merge of texts with their states.
extension TreeMerge {
    /// Merges the text and state of a unit, or the texts and state of a string set.
    ///
    /// - Returns: the names of the merged members.
    mutating func mergeUnit(_ unit: Versions, into change: inout ObjectChange) -> Set<String> {
        let name = ["value", "values"].first { unit[$0].ours != nil || unit[$0].theirs != nil } ?? "value"
        let (value, state) = (unit[name], unit["state"])
        if value.isAgreed {
            mergeState(state, into: &change)
        } else if let side = value.onlyChanged {
            merge(name, value, .other, into: &change)
            mergeState(state, ofValueFrom: side, into: &change)
        } else if let side = finishedSide(ofStates: state) {
            note(.translatedBeatsNew)
            take(side, name, value, into: &change)
            take(side, "state", state, into: &change)
        } else {
            merge(name, value, .other, into: &change)
            mergeState(state, into: &change)
        }
        return [name, "state"]
    }

    /// Merges the state of a text that only one side changed.
    private mutating func mergeState(
        _ state: Versions, ofValueFrom side: MergeSide, into change: inout ObjectChange
    ) {
        if state.isAgreed { return }
        guard state.isChanged(on: side.other) else { return take(side, "state", state, into: &change) }
        let asksForReview = state[side.other]?.string == TranslationState.needsReview.spelling
        if asksForReview, sourceEditor == side.other {
            note(.reviewOfChangedSource, at: "state")
            take(side.other, "state", state, into: &change)
        } else {
            note(.valueBeatsState, at: "state")
            take(side, "state", state, into: &change)
        }
    }

    private mutating func mergeState(_ state: Versions, into change: inout ObjectChange) {
        mergeLeaf("state", state, into: &change, by: { _ in .stricterState }, rank: Self.care)
    }

    /// Returns the rank of a state by the attention that it requires; nil for an unknown state.
    ///
    /// The higher rank wins.
    private static func care(_ state: DocumentValue?) -> Int? {
        guard let spelling = state?.string else { return state == nil ? -1 : nil }
        let ranked: [TranslationState] = [.new, .translated, .machineTranslated, .stale, .needsReview]
        return ranked.firstIndex(of: TranslationState(spelling))
    }

    /// Returns the side whose text is finished, if only the other side's text has the state `new`; otherwise nil.
    private func finishedSide(ofStates state: Versions) -> MergeSide? {
        let new = TranslationState.new.spelling
        switch (state.ours?.string == new, state.theirs?.string == new) {
        case (true, false): return state.theirs == nil ? nil : .theirs
        case (false, true): return state.ours == nil ? nil : .ours
        case (true, true), (false, false): return nil
        }
    }
}
