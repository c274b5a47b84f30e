/** What a browser says of itself, in plain words; null where it says nothing that we know. */
export interface Device {
  browser: string | null
  system: string | null
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

/** The first that fits: nearly all pose as Chrome or Safari as well, and say who they are besides. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX|Opera)[ /]/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:Ddg|DuckDuckGo)\//],
  ['Silk', /\bSilk\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]

/** Android names Linux, and iPads name Macintosh or iPhone, so the narrower ones come first. */
const systems: Names = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer headers are not written by browsers. */
const longest = 1000

/** Reads a User-Agent header (RFC 9110, 10.1.5). */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest)
  return { browser: nameIn(text, browsers), system: nameIn(text, systems) }
}

function nameIn(text: string, names: Names): string | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
