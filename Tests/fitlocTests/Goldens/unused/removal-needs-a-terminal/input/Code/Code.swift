let code = NSLocalizedString("code.title", comment: "")
