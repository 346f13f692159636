// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts about push types that bypass the methods for notifications.
  static let pushTypes = [
    "A-200 | D-HN H-PK | A PushKit push is never displayed but handed to the PKPushRegistry delegate, in a background launch if the app is not running.",
    "A-201 | W14-712 | A VoIP push reaches the app even if the user or the system ended it.",
    "A-202 | W19-707 H-PK | With the iOS 13 SDK an app must report every VoIP push to CallKit, or it is terminated and in the end no longer launched.",
    "A-203 | H-PK | PushKit's delegate method has a completion handler from iOS 11; its push types are VoIP, complication and file provider.",
    "A-204 | H-PK W20-10049 | Complication pushes are limited to 50 a day and count only while the complication is on the active watch face.",
    "A-205 | H-PTT W22-10117 | A Push to Talk push launches the app in the background, which must answer it at once with a push result.",
    "A-206 | D-LOC D-SEND H-CL | A location push runs the location push service extension, not the app, also when the app is not running.",
    "A-207 | D-LA W23-10185 | A Live Activity push updates the widget extension; only starting an activity or a new token gives the app time.",
    "A-208 | F-LASTART | After a force quit a push reportedly starts no Live Activity until the app is opened again.",
    "A-209 | D-LA D-BCAST | A broadcast push updates or ends Live Activities from iOS 18; it cannot start one.",
    "A-210 | D-SEND W25-278 | Widget pushes and control pushes reload WidgetKit content and call no method of the app.",
    "A-211 | D-SEND H-PK | A file provider push goes to its extension, and an MDM push tells the device to contact its server.",
  ]

  /// Facts about the size of a payload and its keys.
  static let payload = [
    "A-240 | W13-614 W14-713 D-OLD | A payload was limited to 256 bytes from 2009 until the time of iOS 8.",
    "A-241 | W14-713 R-BIN R-PAY | The limit rose to 2 KB in June 2014 and stayed there for the binary interface.",
    "A-242 | W15-720 W16-724 | The HTTP/2 interface of 2015 takes 4 KB, for all iOS versions.",
    "A-243 | W14-712 R-PAY D-GEN D-SEND | A VoIP push may have 5 KB; it was 4 KB when introduced in 2014.",
    "A-244 | D-GEN D-SEND D-RESP | All other pushes may have 4096 bytes uncompressed; above that APNs answers 413 PayloadTooLarge.",
    "A-250 | D-GEN | alert is a string, then it is the body, or a dictionary.",
    "A-251 | D-GEN R-PAY | badge is a number, and 0 removes the badge.",
    "A-252 | D-GEN R-PAY | sound is the name of a file, or default; a missing file plays the default sound.",
    "A-253 | D-GEN W18-710 | From iOS 12 sound may be a dictionary with critical, name and a volume from 0 to 1.",
    "A-254 | D-GEN | content-available is a number with the value 1.",
    "A-255 | D-GEN W14-713 | category is a string, the identifier of a registered category.",
    "A-256 | D-GEN W16-707 | mutable-content is a number with the value 1.",
    "A-257 | R-PAY D-GEN | thread-id is a string that groups notifications.",
    "A-272 | D-GEN R-PAY | APNs ignores other keys inside aps; an app's own keys belong beside aps.",
    "A-274 | RFC-8259 | JSON begins with no byte-order mark, and a reader may take one for an error.",
    "A-275 | RFC-8259 | The names within a JSON object should be unique; what a reader makes of others differs.",
    "A-276 | X-11.4 | simctl push, and dragging a file onto the simulator, read the app from the file.",
    "A-294 | F-SHARP F-NAPN | Folk remedies for silent pushes, such as an empty sound, are known from bug trackers and not from Apple.",
    "A-295 | D-GEN R-PAY APG W13-204 W15-720 | Every table of Apple's gives content-available the type number and the value 1.",
    "A-296 | R-PAY | One sentence of Apple's reads as if the mere presence of content-available mattered; the sentence before it asks for the value 1.",
    "A-297 | D-GEN W25-278 | Apple never documents content-available as a string or Boolean.",
    "A-298 | F-VAPOR | The Boolean true works like 1 for content-available, says the maintainer of a library.",
    "A-299 | F-CSDN | The string \"1\" for content-available stands in blogs; no evidence shows whether it works.",
  ]

  /// Facts about the keys of a Live Activity push.
  static let liveActivity = [
    "A-262 | D-GEN D-LA | From iOS 16.2 stale-date is a number, the UNIX time in seconds at which an activity is stale.",
    "A-263 | D-GEN D-LA | content-state is a dictionary that the default JSON decoder turns into the app's type.",
    "A-264 | D-GEN D-LA | timestamp is a number, the UNIX time in seconds; of two pushes the older one loses.",
    "A-265 | D-GEN D-LA | event is start, from iOS 17.2, or update or end.",
    "A-266 | D-LA | dismissal-date is a number, the UNIX time in seconds at which an ended activity goes away.",
    "A-267 | D-LA | A push that starts a Live Activity must have attributes-type, attributes and an alert.",
    "A-268 | D-LA | From iOS 18 input-push-token with the number 1 asks a started activity for a new token.",
    "A-269 | D-LA | From iOS 18 input-push-channel is a string, the channel that a started activity listens on.",
  ]

  /// Facts about the newer keys of aps and the keys of the alert.
  static let payloadKeys = [
    "A-258 | D-GEN H-UN | From iOS 13 target-content-id is a string that names the window to bring forward.",
    "A-259 | D-GEN W21-10091 | From iOS 15 interruption-level is passive, active, time-sensitive or critical.",
    "A-260 | D-GEN H-UN D-LA | From iOS 15 relevance-score is a number from 0 to 1, and any number for a Live Activity.",
    "A-261 | D-GEN H-UN | From iOS 16 filter-criteria is a string that a Focus filters by.",
    "A-270 | W25-278 | From iOS 26 content-changed is the Boolean true, in a push for widgets.",
    "A-271 | W13-614 | url-args are strings for Safari's website push on macOS.",
    "A-273 | R-PAY | aps is a dictionary and required.",
    "A-280 | D-GEN R-PAY | The title of an alert is a string, from iOS 8.2 on.",
    "A-281 | D-GEN | The subtitle of an alert is a string, from iOS 10 on.",
    "A-282 | D-GEN | The body of an alert is a string.",
    "A-283 | D-GEN | launch-image is a string, the name of an image or storyboard.",
    "A-284 | D-GEN R-PAY | title-loc-key is a string and title-loc-args are strings; in 2017 null was allowed too.",
    "A-285 | D-GEN | subtitle-loc-key is a string and subtitle-loc-args are strings.",
    "A-286 | D-GEN | loc-key is a string and loc-args are strings.",
    "A-287 | R-PAY | action-loc-key titles the View button; only the table of 2017 has it.",
    "A-288 | D-OLD | action and show-view are legacy keys of the alert; show-view is a Boolean.",
    "A-289 | H-UN | summary-arg and summary-arg-count belong to iOS 12 to 14; from iOS 15 they are ignored.",
    "A-290 | D-LA | In the alert of a Live Activity title and body may be objects with loc-key and loc-args, and sound is a key of the alert.",
  ]
}
