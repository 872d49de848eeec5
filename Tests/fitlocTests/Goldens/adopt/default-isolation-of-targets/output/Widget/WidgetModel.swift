import Foundation

final class WidgetModel {
    var message = ""

    @MainActor func show() { message = "widget.title".localized }

    func load() { message = String(localized: "widget.load_message", defaultValue: "There is no workout today.") }
}
