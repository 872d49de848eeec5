import UIKit
final class KitController: UIViewController {
    override func viewDidLoad() { navigationItem.title = "Kit of the file" }
}
