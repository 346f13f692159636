/// How much of an answer the text report prints.
package enum ReportDetail: Hashable, Sendable {
  /// What fits a screen: what runs, what does not, and the first thing to change.
  case short
  /// Everything: sources, experiments, every method that does not run, what to know, assumptions.
  case all
}
