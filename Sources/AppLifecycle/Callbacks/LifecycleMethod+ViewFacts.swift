internal import PushRules

extension LifecycleMethod.Facts {
  static let loadView = Self(
    "load-view",
    "loadView",
    "loadView()",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewDidLoad = Self(
    "view-did-load",
    "viewDidLoad",
    "viewDidLoad()",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewWillAppear = Self(
    "view-will-appear",
    "viewWillAppear:",
    "viewWillAppear(_:)",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewIsAppearing = Self(
    "view-is-appearing",
    "viewIsAppearing:",
    "viewIsAppearing(_:)",
    of: .viewController,
    since: .iOS(13, 0)
  )

  static let viewWillLayoutSubviews = Self(
    "view-will-layout-subviews",
    "viewWillLayoutSubviews",
    "viewWillLayoutSubviews()",
    of: .viewController,
    since: .iOS(5, 0)
  )

  static let viewDidLayoutSubviews = Self(
    "view-did-layout-subviews",
    "viewDidLayoutSubviews",
    "viewDidLayoutSubviews()",
    of: .viewController,
    since: .iOS(5, 0)
  )

  static let viewDidAppear = Self(
    "view-did-appear",
    "viewDidAppear:",
    "viewDidAppear(_:)",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewWillDisappear = Self(
    "view-will-disappear",
    "viewWillDisappear:",
    "viewWillDisappear(_:)",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewDidDisappear = Self(
    "view-did-disappear",
    "viewDidDisappear:",
    "viewDidDisappear(_:)",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewDidReceiveMemoryWarning = Self(
    "view-did-receive-memory-warning",
    "didReceiveMemoryWarning",
    "didReceiveMemoryWarning()",
    of: .viewController,
    since: .iOS(3, 0)
  )

  static let viewWillUnload = Self(
    "view-will-unload",
    "viewWillUnload",
    "viewWillUnload()",
    of: .viewController,
    since: .iOS(5, 0),
    deprecated: .iOS(6, 0)
  )

  static let viewDidUnload = Self(
    "view-did-unload",
    "viewDidUnload",
    "viewDidUnload()",
    of: .viewController,
    since: .iOS(3, 0),
    deprecated: .iOS(6, 0)
  )
}
