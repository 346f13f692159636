extension Citation {
  /// Facts about the size of a payload and its keys.
  static let payload: [Citation] = [
    Citation(
      "A-240",
      "A payload was limited to 256 bytes from 2009 until the time of iOS 8.",
      from: "W13-614 W14-713 D-OLD"
    ),
    Citation(
      "A-241",
      "The limit rose to 2 KB in June 2014 and stayed there for the binary interface.",
      from: "W14-713 R-BIN R-PAY"
    ),
    Citation(
      "A-242",
      "The HTTP/2 interface of 2015 takes 4 KB, for all iOS versions.",
      from: "W15-720 W16-724"
    ),
    Citation(
      "A-243",
      "A VoIP push may have 5 KB; it was 4 KB when introduced in 2014.",
      from: "W14-712 R-PAY D-GEN D-SEND"
    ),
    Citation(
      "A-244",
      """
      All other pushes may have 4096 bytes uncompressed; \
      above that APNs answers 413 PayloadTooLarge.
      """,
      from: "D-GEN D-SEND D-RESP"
    ),
    Citation(
      "A-250",
      "alert is a string, then it is the body, or a dictionary.",
      from: "D-GEN"
    ),
    Citation(
      "A-251",
      "badge is a number, and 0 removes the badge.",
      from: "D-GEN R-PAY"
    ),
    Citation(
      "A-252",
      "sound is the name of a file, or default; a missing file plays the default sound.",
      from: "D-GEN R-PAY"
    ),
    Citation(
      "A-253",
      "From iOS 12 sound may be a dictionary with critical, name and a volume from 0 to 1.",
      from: "D-GEN W18-710"
    ),
    Citation(
      "A-254",
      "content-available is a number with the value 1.",
      from: "D-GEN"
    ),
    Citation(
      "A-255",
      "category is a string, the identifier of a registered category.",
      from: "D-GEN W14-713"
    ),
    Citation(
      "A-256",
      "mutable-content is a number with the value 1.",
      from: "D-GEN W16-707"
    ),
    Citation(
      "A-257",
      "thread-id is a string that groups notifications.",
      from: "R-PAY D-GEN"
    ),
    Citation(
      "A-272",
      "APNs ignores other keys inside aps; an app's own keys belong beside aps.",
      from: "D-GEN R-PAY"
    ),
    Citation(
      "A-274",
      "JSON begins with no byte-order mark, and a reader may take one for an error.",
      from: "RFC-8259"
    ),
    Citation(
      "A-275",
      "The names within a JSON object should be unique; what a reader makes of others differs.",
      from: "RFC-8259"
    ),
    Citation(
      "A-276",
      "simctl push, and dragging a file onto the simulator, read the app from the file.",
      from: "X-11.4"
    ),
    Citation(
      "A-294",
      """
      Folk remedies for silent pushes, such as an empty sound, \
      are known from bug trackers and not from Apple.
      """,
      from: "F-SHARP F-NAPN"
    ),
    Citation(
      "A-295",
      "Every table of Apple's gives content-available the type number and the value 1.",
      from: "D-GEN R-PAY APG W13-204 W15-720"
    ),
    Citation(
      "A-296",
      """
      One sentence of Apple's reads as if the mere presence of content-available mattered; \
      the sentence before it asks for the value 1.
      """,
      from: "R-PAY"
    ),
    Citation(
      "A-297",
      "Apple never documents content-available as a string or Boolean.",
      from: "D-GEN W25-278"
    ),
    Citation(
      "A-298",
      "The Boolean true works like 1 for content-available, says the maintainer of a library.",
      from: "F-VAPOR"
    ),
    Citation(
      "A-299",
      "The string \"1\" for content-available stands in blogs; no evidence shows whether it works.",
      from: "F-CSDN"
    ),
  ]
}
