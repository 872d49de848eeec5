import Foundation

public func welcome() -> String { NSLocalizedString("Welcome", comment: "") }
