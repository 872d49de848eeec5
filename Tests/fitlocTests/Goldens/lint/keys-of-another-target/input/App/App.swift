import UIKit
final class AppController: UIViewController {
    override func viewDidLoad() { title = "app.title".localized; navigationItem.title = "Open the file" }
}
