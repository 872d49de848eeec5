import SwiftUI

enum Level: String { case low, high }

struct User {
    let name: String
    var age: Int
    var score: Double = 0
    var ratio = 0.5
    var tags: [String]
    var level: Level
    func visits() -> Int { 3 }
    var friends: [User] = []
}

struct Sample: View {
    let user: User
    let total: Int32
    let big: UInt64
    let points: CGFloat
    let single: Float
    @State private var count = 0
    @Binding var bound: Int
    var optional: Int?
    let items: [User]
    var unknown: SomeType { make() }
    private let limit = 5

    var body: some View {
        Text("string \(user.name)")
        Text("integer \(count) of \(user.age)")
        Text("double \(user.score) and \(user.ratio)")
        Text("sizes \(total) \(big) \(points) \(single)")
        Text("count \(items.count) \(user.tags.count) \(user.name.count)")
        Text("call \(user.visits()) \(self.count)")
        Text("sum \(count + 1) \(user.score * 2) \(user.age - limit)")
        Text("cast \(Int(user.score)) \(Double(count)) \(String(count))")
        Text("specifier \(user.score, specifier: "%.2f") \(count, specifier: "%03lld")")
        Text("format \(user.score, format: .percent) \(Date(), style: .time)")
        Text("literal \(3) \(2.5) \("text")")
        Text("unknown \(model.value)")
        Text("enum \(user.level.rawValue)")
        Text("100% of \(count)% done")
        Text("100% alone")
        Text("bound \(bound) \(optional ?? 0)")
        Text("text \(Text("inner").bold()) after")
        Text("image \(Image(systemName: "star"))")
        Text("list \(user.tags.joined(separator: ", "))")
        ForEach(items) { item in Text("item \(item.age) \(item.name)") }
        ForEach(0..<3) { index in Text("index \(index)") }
        ForEach(Array(items.enumerated()), id: \.offset) { Text("offset \($0.offset)") }
        if let optional { Text("unwrapped \(optional)") }
        if let first = items.first { Text("first \(first.age)") }
    }

    func local(_ days: Int, name: String, _ values: Double...) -> Text {
        let hours = days * 24
        let title: String = name
        for value in values { _ = Text("value \(value)") }
        guard let friend = user.friends.first else { return Text("none") }
        items.forEach { print(Text("each \($0.age)")) }
        return Text("days \(days) hours \(hours) \(title) \(friend.score)")
    }
}

final class Wizard {
    enum Step: Int, CaseIterable { case first, last }
    enum Weight: Double { case light = 0.5 }
    enum Plain { case rawValue }
    var step: Step = .first
}

struct WizardView {
    let wizard: Wizard
    func text(_ weight: Wizard.Weight) -> Text {
        _ = Text("step \(wizard.step.rawValue + 1) of \(Wizard.Step.allCases.count)")
        return Text("weight \(weight.rawValue)")
    }
}

struct Totals {
    let sizes: [Int]
    let rates: [Double]
    let names: [String]
    func text() -> [Text] {
        [
            Text("most \(sizes.max() ?? 0) least \(rates.min() ?? 0)"),
            Text("sum \(sizes.reduce(0, +)) rate \(rates.reduce(0, +)) of \(names.map(\.count).reduce(1, *))"),
            Text("joined \(sizes.reduce(0, combine))"),
        ]
    }
}
