internal import PushRules

extension Check {
  static var soundVolumeValue: Check {
    soundKey(
      "sound-volume-value",
      .warning,
      "The volume of a sound is outside of 0 to 1.",
      because: "0 is silent and 1 is full volume; it is not a percentage.",
      bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":80}}}"#,
      good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":0.8}}}"#
    ) { check, _, sound in
      guard let node = sound["volume"], let volume = node.number, !(0...1).contains(volume)
      else { return [] }
      return [
        check.at(
          node,
          "found a number outside of 0 to 1 as the value of `volume`, expected one in it"
        )
      ]
    }
  }
}
