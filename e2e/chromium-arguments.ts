/**
 * Each window of a whole Chromium draws two more pages for its address bar, which cost more than most
 * of ours. The last list of features counts, so it begins with those that Playwright turns off.
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
  // No page reaches another host. A route that intercepts requests would slow down each of them,
  // end caching, and not hold for the contexts that a story opens itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--disable-gpu', // of which a test machine has none: emulating one is slower than doing without
  `--disable-features=${disabledFeatures.join(',')}`,
]
