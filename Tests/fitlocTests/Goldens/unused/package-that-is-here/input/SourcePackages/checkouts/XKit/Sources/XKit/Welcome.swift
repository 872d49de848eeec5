import Foundation

public let welcome = NSLocalizedString("Welcome", comment: "")
public let own = String(localized: "Goodbye", bundle: .module)
