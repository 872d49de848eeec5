import UIKit
final class AppController: UIViewController {
    override func viewDidLoad() { title = "app.title".localized; navigationItem.title = "app.open_file_title".localized }
}
