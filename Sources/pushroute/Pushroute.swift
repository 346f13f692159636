import PushrouteCommand

@main
struct Pushroute {
  static func main() {
    PushrouteCommand.main()
  }
}
