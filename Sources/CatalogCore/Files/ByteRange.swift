/// A half-open range of byte offsets into a file or a decoded text, counted from 0.
public typealias ByteRange = Range<Int>
