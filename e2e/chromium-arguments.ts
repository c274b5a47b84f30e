/**
 * Each window of a full Chromium renders two extra pages for its address bar, which cost more than
 * most of ours. Only the last feature list counts, so it starts with those that Playwright disables.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const chromiumArguments = [
  // No page reaches another host. Intercepting requests with a route would slow down each of them,
  // disable caching, and not apply to the contexts that a story opens itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--disable-gpu', // test machines have none, and emulating one is slower than software rendering
  `--disable-features=${disabledFeatures.join(',')}`,
]
