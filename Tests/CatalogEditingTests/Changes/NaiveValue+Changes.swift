import TestSupport

/// Changes of members.
///
/// Changes to duplicate members are refused.
extension NaiveValue {
    private func index(of name: String) throws(NaiveRefusal) -> Int? {
        let found = members.indices.filter { members[$0].name.hasBytes(of: name) }
        if found.count > 1 { throw .doubled }
        return found.first
    }

    /// Sets a member.
    ///
    /// An equal value keeps its spelling.
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

    /// Changes a member that is an object; another value is replaced by an object first.
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

    /// Changes the object at a path.
    mutating func edit(
        _ names: ArraySlice<String>, _ body: (inout NaiveValue) throws(NaiveRefusal) -> Void
    ) throws(NaiveRefusal) {
        guard let first = names.first else { return try body(&self) }
        try edit(first) { (inner) throws(NaiveRefusal) in try inner.edit(names.dropFirst(), body) }
    }

    /// Writes a text and its state into a string unit.
    mutating func put(_ text: String, _ state: String) throws(NaiveRefusal) {
        try set("state", to: .string(state))
        try set("value", to: .string(text))
    }
}
