/// An object that C programs refer to by a pointer.
protocol Handle: AnyObject {
  /// The open handles of this type.
  static var table: HandleTable { get }
}

extension Handle {
  /// Returns the pointer for C, which retains the object until it is closed.
  func open() -> OpaquePointer {
    let pointer = Unmanaged.passRetained(self).toOpaque()
    Self.table.insert(UInt(bitPattern: pointer))
    return OpaquePointer(pointer)
  }

  /// Returns the object of a pointer; nil if the pointer is not an open handle of this type.
  static func object(of pointer: OpaquePointer?) -> Self? {
    guard let pointer, table.contains(UInt(bitPattern: pointer)) else { return nil }
    return Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Releases the object of a pointer; anything but an open handle of this type is ignored.
  static func close(_ pointer: OpaquePointer?) {
    guard let pointer, table.remove(UInt(bitPattern: pointer)) else { return }
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
