import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driverName: String
    var deliveryTime: Date
    var status: Status
    var door: String
  }

  enum Status: String, Codable {
    case underway, delivered
  }

  var order: Int
}
