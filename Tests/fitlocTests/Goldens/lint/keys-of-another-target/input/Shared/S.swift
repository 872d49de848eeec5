import UIKit
final class SharedController: UIViewController {
    override func viewDidLoad() { navigationItem.title = "Shared the file"; title = String(localized: "app.title") }
}
