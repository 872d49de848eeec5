let shared = NSLocalizedString("shared.title", comment: "")
