final class SyncModel {
    var message = ""

    func show() { message = "home.title".localized }

    func fail() { message = "The phone is not connected." }
}
