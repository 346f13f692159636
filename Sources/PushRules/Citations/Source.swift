/// A page, conference session, header or report.
public struct Source: Hashable, Sendable {
  /// The short name by which citations refer to it, such as `D-FETCH`.
  public let key: String
  /// What it is, in words.
  public let title: String
  private let place: Place
  private let path: String

  /// A place where sources stand; their paths continue its root.
  enum Place: Hashable, Sendable {
    /// Apple's current documentation.
    case documentation
    /// Apple's archived guide to local and remote notifications.
    case remoteNotificationsGuide
    /// A collection of Apple's SDKs, as of one commit.
    case headers
    /// Apple's pages of conference videos.
    case video
    /// Anywhere else on the web.
    case web
    /// Elsewhere on the web, without encryption.
    case unsecured

    /// The part of the address that all its sources share.
    var root: String {
      switch self {
      case .documentation: "https://developer.apple.com/documentation/"
      case .remoteNotificationsGuide:
        """
        https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/\
        RemoteNotificationsPG/
        """
      case .headers: "https://github.com/theos/sdks/blob/4af4cb1d0/"
      case .video: "https://developer.apple.com/videos/play/"
      case .web: "https://"
      case .unsecured: "http://"
      }
    }
  }

  /// Names a source; without a path there is no address to give.
  init(_ key: String, _ title: String, _ place: Place = .web, _ path: String = "") {
    self.key = key
    self.title = title
    self.place = place
    self.path = path
  }

  /// The source with a key, or nil if there is none.
  public init?(_ key: String) {
    for section in Self.sections {
      if let found = section().first(where: { $0.key == key }) {
        self = found
        return
      }
    }
    return nil
  }

  /// Where to read it; empty if there is no address to give.
  public var address: String { path.isEmpty ? "" : place.root + path }

  /// All sources that citations refer to.
  public static let all: [Source] = sections.flatMap { $0() }

  /// The parts of the list; each is built only when a search gets to it.
  private static var sections: [() -> [Source]] {
    [
      { documentation }, { archive }, { sessions }, { reports }, { lifecyclePages },
      { lifecycleLogs }, { lifecycleReports }, { standards }, { providers },
    ]
  }
}
