/// Why a job cannot be done.
enum JobError: Error, Hashable {
  /// A word that means nothing here.
  case unknown(String)
  /// A flag or job without what must follow it.
  case incomplete(String)
  /// Something that must be a number greater than 0.
  case noNumber(String, of: String)
  /// No case has a name with this word.
  case noCase(String)
  /// A program or file that must be there.
  case missing(String)
  /// A call that did not end as it should.
  case failed(String)

  /// Whether another call would do.
  var isAboutTheCall: Bool {
    switch self {
    case .unknown, .incomplete, .noNumber: true
    case .noCase, .missing, .failed: false
    }
  }

  /// What was found and what was expected.
  var message: String {
    switch self {
    case .unknown(let word): "found \(word), expected a flag or a job"
    case .incomplete(let flag): "found nothing after \(flag), expected its value"
    case .noNumber(let text, let flag): "found \(text) for \(flag), expected a number from 1"
    case .noCase(let word): "found no case with \(word) in its name, expected one"
    case .missing(let path): "found no \(path), expected it to be built"
    case .failed(let call): "\(call) failed"
    }
  }
}
