void f(void) { NSLocalizedString(@"home.heading", nil); }
