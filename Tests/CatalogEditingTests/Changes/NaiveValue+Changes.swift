import TestSupport

/// Changes of members; those of a name that is there twice are refused.
extension NaiveValue {
    private func index(of name: String) throws(NaiveRefusal) -> Int? {
        let found = members.indices.filter { members[$0].name.hasBytes(of: name) }
        if found.count > 1 { throw .doubled }
        return found.first
    }

    /// Gives a member a value; one that says the same stays as it is written.
    mutating func set(_ name: String, to value: NaiveValue) throws(NaiveRefusal) {
        guard let index = try index(of: name) else {
            members.append(Member(name: name, value: value, isNew: true))
            return
        }
        if let text = value.text, members[index].value.text?.hasBytes(of: text) == true { return }
        members[index].value = value
    }

    mutating func remove(_ name: String) throws(NaiveRefusal) {
        if let index = try index(of: name) { members.remove(at: index) }
    }

    /// Changes a member, an object; where it is none, one is made.
    mutating func edit(
        _ name: String, _ body: (inout NaiveValue) throws(NaiveRefusal) -> Void
    ) throws(NaiveRefusal) {
        let index = try index(of: name)
        var inner = index.map { members[$0].value } ?? .object
        if !inner.isObject { inner = .object }
        try body(&inner)
        if let index {
            members[index].value = inner
        } else {
            members.append(Member(name: name, value: inner, isNew: true))
        }
    }

    /// Changes the object at the end of a way.
    mutating func edit(
        _ names: ArraySlice<String>, _ body: (inout NaiveValue) throws(NaiveRefusal) -> Void
    ) throws(NaiveRefusal) {
        guard let first = names.first else { return try body(&self) }
        try edit(first) { (inner) throws(NaiveRefusal) in try inner.edit(names.dropFirst(), body) }
    }

    /// Writes a text and its state into a unit.
    mutating func put(_ text: String, _ state: String) throws(NaiveRefusal) {
        try set("state", to: .string(state))
        try set("value", to: .string(text))
    }
}
