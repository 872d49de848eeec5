NSString *a = NSLocalizedString(@"home.title", nil);
NSString *b = @"home.subtitle";
