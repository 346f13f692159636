import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driverName: String
    var deliveryTime: Date
    var status: Status
  }

  enum Status: String, Codable {
    case preparing, underway, delivered
  }

  var order: Int
}
