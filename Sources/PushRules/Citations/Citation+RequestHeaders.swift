extension Citation {
  /// Facts about the request headers and the push types that have topics of their own.
  static let requestHeaders: [Citation] = [
    Citation(
      "A-300",
      "A push is a POST to /3/device/ and the device token in hexadecimal digits.",
      from: "D-SEND"
    ),
    Citation(
      "A-301",
      "authorization is bearer and a JSON Web Token; with a certificate APNs ignores it.",
      from: "D-SEND D-RESP"
    ),
    Citation(
      "A-303",
      "apns-id is a UUID in its canonical form with lower-case letters; APNs makes one if missing.",
      from: "D-SEND"
    ),
    Citation(
      "A-304",
      """
      apns-expiration is a UNIX time in seconds; 0 means one attempt, \
      and without it a push is stored for up to 30 days.
      """,
      from: "D-SEND D-STAT"
    ),
    Citation(
      "A-306",
      """
      apns-topic is the bundle id with the suffix of the push type; \
      only a certificate for a single topic supplies a default.
      """,
      from: "D-SEND"
    ),
    Citation(
      "A-307",
      "apns-collapse-id may have at most 64 bytes.",
      from: "D-SEND"
    ),
    Citation(
      "A-308",
      "apns-channel-id names the channel of a broadcast push in Base64.",
      from: "D-LA D-BCAST"
    ),
    Citation(
      "A-313",
      "The push type complication has the topic suffix .complication.",
      from: "D-SEND W20-10049"
    ),
    Citation(
      "A-315",
      "The push type fileprovider has the topic suffix .pushkit.fileprovider.",
      from: "D-SEND"
    ),
    Citation(
      "A-316",
      "The push type liveactivity has the topic suffix .push-type.liveactivity and priority 5 or 10.",
      from: "D-SEND D-LA W23-10185"
    ),
    Citation(
      "A-317",
      "The push type location has the topic suffix .location-query and priority 10 or 5.",
      from: "D-SEND D-LOC"
    ),
    Citation(
      "A-318",
      "The push type mdm has the UID of the push certificate for MDM as its topic.",
      from: "D-SEND"
    ),
    Citation(
      "A-319",
      "The push type pushtotalk has the topic suffix .voip-ptt, priority 10 and expiration 0.",
      from: "D-SEND W22-10117"
    ),
    Citation(
      "A-320",
      """
      The push type voip has the topic suffix .voip, \
      and its expiration is 0 or a few seconds ahead.
      """,
      from: "D-SEND W19-707"
    ),
    Citation(
      "A-325",
      """
      A broadcast push has the push type liveactivity and priority 5 or 10; \
      libraries send it without apns-topic.
      """,
      from: "D-LA"
    ),
    Citation(
      "A-309",
      "apns-request-id is a UUID, for calls that manage channels.",
      from: "D-CHAN"
    ),
    Citation(
      "A-310",
      "apns-unique-id comes with answers of the development environment only.",
      from: "D-RESP W23-10025"
    ),
  ]
}
