import AppKit
import UIKit
import UserNotifications

final class WorkoutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workout"
        navigationItem.title = "Your workout"
        titleLabel.text = "Rest"
        button.setTitle("Start workout", for: .normal)
        searchBar.placeholder = "Search exercises"
        button.accessibilityLabel = "Start the workout"
        field.attributedPlaceholder = NSAttributedString(string: "Your name")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Skip", style: .plain, target: self, action: nil)
        let segments = UISegmentedControl(items: ["Day", "Week"])
        counter.text = "\(count) exercises"
    }

    func ask() {
        let alert = UIAlertController(title: "Delete workout?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: NSLocalizedString("common.ok", comment: ""), style: .cancel))
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "This week" : "Older workouts"
    }

    func notify() {
        let content = UNMutableNotificationContent()
        content.title = "Time to train"
        content.body = "Your workout is waiting for you."
        let panel = NSAlert()
        panel.messageText = "Quit FitToday?"
        panel.addButton(withTitle: "Quit")
        menu.addItem(withTitle: "Show all workouts", action: nil, keyEquivalent: "")
        context.evaluatePolicy(policy, localizedReason: "Unlock your data") { _, _ in }
    }
}
