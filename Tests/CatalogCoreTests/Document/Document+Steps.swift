@testable import CatalogCore

extension Document {
    /// Returns the edits that set a member of `object`.
    func setting(_ member: DocumentFragment.Member, in object: DocumentValue) throws -> [Edit] {
        var change = ObjectChange()
        change.set(member.name, to: member.value)
        return try edits(making: change, to: object)
    }

    /// Returns the edits that remove a member of `object`.
    func removing(_ name: String, from object: DocumentValue) throws -> [Edit] {
        var change = ObjectChange()
        change.remove(name)
        return try edits(making: change, to: object)
    }
}
