import AppIntents
import SwiftUI

enum Level: String, AppEnum {
    case easy
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Level")
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
        .easy: .init(title: "Easy", subtitle: "For all"),
    ]
    static var book: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")
    }
    static var short: TypeDisplayRepresentation { .init(name: "Short") }
}

struct Row {
    let title: LocalizedStringKey
    let name: String
    init(title: LocalizedStringKey) {}
}

let description: IntentDescription = .init("Description")
let resource: LocalizedStringResource? = .init("Resource")
let key: LocalizedStringKey = .init("Key")
let keys: [LocalizedStringKey] = [.init("First"), flag ? .init("Second") : .init("Third")]
let row: Row = .init(title: "Row")
let inner = Row(title: .init("Inner"))
let string: String = .init("A string")
let url: URL = .init(string: "https://example.com")
let unknown = make(.init("Unknown"))

struct Card<Content: View> {
    let heading: LocalizedStringKey
    var note: LocalizedStringKey? = nil
    @ViewBuilder let content: Content
    @OptionalBuilder var footer: Footer
}

struct Plain<Value> {
    let heading: LocalizedStringKey
    let value: Value
}

let card = Card(heading: "Heading", note: "Note") { Divider() }
let missing = Plain(heading: "No initializer takes this alone")
let plain = Plain(heading: "Plain heading", value: 1)
