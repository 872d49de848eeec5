import Foundation

final class WidgetModel {
    var message = ""

    @MainActor func show() { message = "widget.title".localized }

    func load() { message = "There is no workout today." }
}
