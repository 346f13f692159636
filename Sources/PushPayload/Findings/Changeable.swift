/// A value of which copies with a change are made.
package protocol Changeable {}

extension Changeable {
  package func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
