// Apple's module for locks and logs: the declarations of os/lock.h belong to it.
@_exported import Darwin
