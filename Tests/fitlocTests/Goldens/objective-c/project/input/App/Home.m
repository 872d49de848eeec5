#import "Loc.h"
@implementation HomeController
- (void)viewDidLoad {
    self.title = NSLocalizedString(@"home.title", @"Title of the first screen");
    self.label.text = LS(kEmptyKey);
    self.level.text = NSLocalizedString([NSString stringWithFormat:@"level.%d", level], nil);
    self.state.text = LS(isOn ? @"on" : @"off");
    self.settings.title = LS(@"settings.titel");
    self.cat.text = [@"cat.key" loc];
    self.count.text = [NSString stringWithFormat:NSLocalizedString(@"missing %d items", @"Number of items"), count];
}
@end
