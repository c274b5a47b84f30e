/** Code points of the single symbols in the mana font. Hybrids are composed of these. */
const codePoints = {
  W: 0xe600,
  U: 0xe601,
  B: 0xe602,
  R: 0xe603,
  G: 0xe604,
  C: 0xe904,
  S: 0xe619,
  X: 0xe615,
  Y: 0xe616,
  Z: 0xe617,
  H: 0xe618,
  T: 0xe61a,
  Q: 0xe61b,
  E: 0xe907,
  P: 0xea32,
  A: 0xe929,
  L: 0xea2d,
  D: 0xea2e,
  TK: 0xe9c4,
  PW: 0xe623,
  CHAOS: 0xe61d,
  '½': 0xe902,
  '∞': 0xe903,
  '100': 0xe900,
  '1000000': 0xe901,
}

/** Maps symbol text without braces to the character that draws it. */
export const symbolGlyphs: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(codePoints), ...numbers()].map(([symbol, codePoint]) => [
    symbol,
    String.fromCodePoint(codePoint),
  ]),
)

/** 0 to 20 are in two ranges. */
function numbers(): [string, number][] {
  return Array.from({ length: 21 }, (_, n) => [String(n), n < 16 ? 0xe605 + n : 0xe61a + n])
}
