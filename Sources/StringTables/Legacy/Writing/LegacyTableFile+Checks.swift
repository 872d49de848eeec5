import CatalogCore

extension LegacyTableFile {
    /// Throws if the change does not fit the contents of the table.
    func check(_ change: LegacyTableChange) throws(LegacyChangeError) {
        switch change {
        case .add(let key, let value, _):
            try checkAbsence(of: key)
            try check(value, key: key)
        case .set(let key, let value):
            try checkPresence(of: key)
            try check(value, key: key)
        case .remove(let key), .comment(let key, _):
            try checkPresence(of: key)
        case .rename(let key, let name):
            try checkPresence(of: key)
            if !key.isSpelled(as: name) { try checkAbsence(of: name) }
        }
    }

    private func check(_ value: LegacyTableEntry.Value, key: String) throws(LegacyChangeError) {
        do {
            _ = try value.propertyListValue(key: key, kind: kind)
        } catch {
            throw .value(error)
        }
    }

    private func checkAbsence(of key: String) throws(LegacyChangeError) {
        guard let entry = entries.first(where: { $0.key.isSpelled(as: key) }) else { return }
        throw .existingKey(key, at: position(of: entry))
    }

    private func checkPresence(of key: String) throws(LegacyChangeError) {
        let found = entries.filter { $0.key.isSpelled(as: key) }
        guard let first = found.first else { throw .missingKey(key) }
        guard found.count == 1 else {
            throw .doubledKey(key, first: position(of: first), second: position(of: found[1]))
        }
    }

    private func position(of entry: LegacyTableEntry) -> TextPosition? {
        guard let range = entry.keyRange, let text else { return nil }
        return LineIndex(text.utf8).position(at: range.lowerBound)
    }

    /// Returns this table, the result of a change to `old`, after checking that all other entries are unchanged.
    func checked(
        against old: LegacyTableFile,
        _ change: LegacyTableChange
    ) throws(LegacyChangeError) -> LegacyTableFile {
        func others(_ table: LegacyTableFile) -> some Sequence<LegacyTableEntry> {
            table.entries.lazy.filter {
                !$0.key.isSpelled(as: change.key) && !$0.key.isSpelled(as: change.newKey)
            }
        }
        guard others(self).elementsEqual(others(old), by: { $0.saysSame(as: $1) }) else {
            throw .harmful(key: change.key)
        }
        return self
    }
}

extension LegacyTableChange {
    /// The key after the change.
    var newKey: String {
        if case .rename(_, let name) = self { name } else { key }
    }
}

extension LegacyTableEntry {
    fileprivate func saysSame(as other: LegacyTableEntry) -> Bool {
        guard key.isSpelled(as: other.key), comment == other.comment else { return false }
        if case .text(let text) = value, case .text(let otherText) = other.value {
            return text.isSpelled(as: otherText)
        }
        return true
    }
}
