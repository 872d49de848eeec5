import Foundation

let pay = NSLocalizedString("pay", value: "Pay", comment: "A button")

func text(of key: String) -> String { NSLocalizedString(key, comment: "") }
