#define LS(key) [Loc stringFor:key]
extern NSString *const kEmptyKey;
