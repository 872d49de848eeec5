final class SyncModel {
    var message = ""

    func show() { message = "home.title".localized }

    func fail() { message = "sync.fail_message".localized }
}
