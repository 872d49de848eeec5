import CatalogCore

/// The object numbers of texts by their bytes.
///
/// A hash table with open addressing, in which a text is searched for and added in one pass.
struct TextNumbers {
    /// A text with the number of its object; free if that is negative.
    private struct Slot {
        var text = ""
        var hash = 0
        var object = -1
    }

    private var slots = [Slot](repeating: Slot(), count: 16)
    private var count = 0

    /// Makes room for texts that are about to be added.
    mutating func reserveCapacity(_ added: Int) {
        var size = slots.count
        while size < 2 * (count + added) { size *= 2 }
        if size > slots.count { resize(to: size) }
    }

    /// Returns the number of a text; if it has none, gives it a new one and returns nil.
    mutating func number(of text: String, orAdding new: Int) -> Int? {
        if 2 * (count + 1) > slots.count { resize(to: 2 * slots.count) }
        let hash = ExactText(text).hashValue
        var index = hash & (slots.count - 1)
        while slots[index].object >= 0 {
            if slots[index].hash == hash, slots[index].text.isSpelled(as: text) { return slots[index].object }
            index = (index + 1) & (slots.count - 1)
        }
        slots[index] = Slot(text: text, hash: hash, object: new)
        count += 1
        return nil
    }

    private mutating func resize(to size: Int) {
        let old = slots
        slots = Array(repeating: Slot(), count: size)
        for slot in old where slot.object >= 0 {
            var index = slot.hash & (size - 1)
            while slots[index].object >= 0 { index = (index + 1) & (size - 1) }
            slots[index] = slot
        }
    }
}
