import Foundation

struct DefaultValues {
    let count: Int
    let name: String
    let names: [String]
    let date: Date

    func texts() -> [String] {
        [
            String(localized: "home.greeting", defaultValue: "Good morning, \(name)"),
            String(localized: "home.greeting", defaultValue: "Good morning, \(count)"),
            String(localized: "home.greeting", defaultValue: "Good morning, \(count, format: .number)"),
            String(localized: "home.greeting", defaultValue: "Good morning, \(date)"),
            String(localized: "home.volume", defaultValue: "\(count, specifier: "%.1f") kg"),
            String(localized: "home.progress", defaultValue: "\(count) of days"),
            String(localized: "home.progress", defaultValue: "\(names) of days"),
        ]
    }

    func resource() -> LocalizedStringResource {
        LocalizedStringResource("home.greeting", defaultValue: "Good morning, \(count)")
    }
}
