import type { DeckListFormat } from '@manafolio/contract'

interface Signs {
  format: DeckListFormat
  /** One line of this is enough. */
  any?: readonly RegExp[]
  /** Every line that counts is like this. */
  every?: RegExp
}

/** Formats by what their lines look like; the first that fits. */
const signs: readonly Signs[] = [
  { format: 'forge', any: [/^\[metadata\]$/i, /^\d+ [^|]+\|[A-Z\d_]{2,}(?:\||$)/] },
  {
    format: 'xmage',
    any: [/^(?:SB: )?\d+ \[\w+:[^\s\]]+\] \S/, /^LAYOUT (?:MAIN|SIDEBOARD):/],
  },
  {
    format: 'deckstats',
    any: [
      /^(?:SB: )?\d+ \[\w+#[^\s\]]+\] \S/,
      / # ?!(?:Commander|Companion|Foil|Etched)\b/i,
      /^\/\/Main$/,
    ],
  },
  {
    format: 'manabox',
    any: [/^\/\/ (?:COMMANDER|COMPANION|MAINBOARD|SIDEBOARD|MAYBEBOARD)$/],
  },
  { format: 'goldfish', any: [/^\d+ .* <[^<>]+> \[[A-Z\d_]+\](?: \(F\))?$/] },
  { format: 'markdown', any: [/^#{1,3} [^\d\s]/, /^[-*] \d+ \S/] },
  {
    format: 'archidekt',
    any: [
      /^\d+x .*\[[^[\]]*\](?: \^[^^]*\^)*$/,
      / \^[^^]*,#[\da-f]{3,8}\^$/i,
      /\{(?:top|noDeck)\}/,
    ],
  },
  {
    format: 'tappedout',
    any: [/\*CM(?:DR|PN)\*/, /\*f-etch\*/i, /^(?:SB: )?\d+x? .* \(\w+:[^\s)]+\)/],
  },
  {
    format: 'moxfield',
    any: [/^SIDEBOARD:$/, / \(\w+\) \S+ \*[FEA]\*/, /^\d+ .* #!?\S/],
  },
  { format: 'cockatrice', any: [/^\/\/ \d+ (?:Maindeck|Sideboard)$/] },
  {
    format: 'arena',
    any: [/^(?:About|Deck|Mazo|Mazzo|Kommandeur|Gefährte)$/, /^\d+ .* \([A-Z\d]{3,6}\) [\dA-Z]+$/],
  },
  {
    format: 'goldfish',
    any: [/^\d+ [^[\]]+ \[[A-Z\d_]{2,6}\](?: \(F\))?$/, /^\d+ .* <[^<>]+>/],
  },
  { format: 'archidekt', every: /^\d+x .* \([a-z\d]*\) \S+/ },
  { format: 'tappedout', every: /^(?:SB: )?\d+x / },
]

/** As what a list in plain text is read. Cockatrice writes remarks, which Magic Online does not. */
export function textFormatOf(text: string): DeckListFormat | null {
  const lines = text
    .slice(0, beginning)
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().slice(0, lookedAt))
  const counted = lines.filter((line) => /^(?:SB: )?\d/.test(line))
  const found = signs.find(
    ({ any = [], every }) =>
      any.some((sign) => lines.some((line) => sign.test(line))) ||
      (every !== undefined && counted.length > 0 && counted.every((line) => every.test(line))),
  )
  if (found) return found.format
  if (lines.some((line) => line.startsWith('//'))) return 'cockatrice'
  return isOfNames(lines, counted) ? 'mtgo' : null
}

/** What is looked at of a list, and of a line: no tool writes more in one. */
const beginning = 50_000
const lookedAt = 300

/** Magic Online writes how many and of which card, and nothing else. */
function isOfNames(lines: readonly string[], counted: readonly string[]): boolean {
  const written = lines.filter((line) => line !== '' && !/^sideboard$/i.test(line))
  return (
    counted.length > 0 &&
    counted.length === written.length &&
    counted.every((line) => /^(?:SB: )?\d+ [^([\]]+$/.test(line))
  )
}
