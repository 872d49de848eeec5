@testable import CatalogCore

extension Document {
    /// The edits that give a member of `object` a value.
    func setting(_ member: DocumentFragment.Member, in object: DocumentValue) throws -> [Edit] {
        var change = ObjectChange()
        change.set(member.name, to: member.value)
        return try edits(making: change, to: object)
    }

    /// The edits that take a member out of `object`.
    func removing(_ name: String, from object: DocumentValue) throws -> [Edit] {
        var change = ObjectChange()
        change.remove(name)
        return try edits(making: change, to: object)
    }
}
