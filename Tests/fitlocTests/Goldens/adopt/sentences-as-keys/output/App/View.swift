import UIKit

final class SaveController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        label.text = String(localized: "Your changes were saved")
        title = NSLocalizedString("Save", comment: "")
    }
}
