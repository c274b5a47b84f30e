import { type DeckFormat, limits, rawFormat } from '@manafolio/contract'
import { withoutMarkup } from '../../../cards/lists/read/text-markup.ts'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'

/** What a line that is no card says of the deck as a whole. */
export type Title =
  | { kind: 'name'; name: string }
  | { kind: 'format'; deckFormat: DeckFormat }
  | undefined

/** “Name Burn” below “About”, “Name=Burn” below [metadata], “// Name: Burn” and “Name: Burn” anywhere. */
export function titleIn(line: string, section: ListSection): Title {
  const text = withoutMarkup(line.trim())
  const below = section === 'about' ? /^(name|format)\s*[ =]\s*(.+)$/i.exec(text) : null
  const [, what, raw = ''] =
    below ?? /^(?:(?:\/\/|#+)\s*)?(?:deck )?(name|format)\s*:\s*(.+)$/i.exec(text) ?? []
  if (what === undefined) return undefined
  if (what.toLowerCase() === 'name') return { kind: 'name', name: deckNameOf(raw) }
  const deckFormat = deckFormatOf(raw)
  return deckFormat ? { kind: 'format', deckFormat } : undefined
}

/** What other tools call formats, in lower case. */
const formatsOfTools: ReadonlyMap<string, DeckFormat> = new Map([
  ['edh', 'commander'],
  ['commander', 'commander'],
  ['commander / edh', 'commander'],
  ['standard brawl', 'brawl'],
  ['standardbrawl', 'brawl'],
  ['historic brawl', 'historicbrawl'],
  ['commander 1v1', 'duel'],
  ['1v1 commander', 'duel'],
  ['french commander', 'duel'],
  ['pauper edh', 'paupercommander'],
  ['pdh', 'paupercommander'],
  ['old school 93/94', 'oldschool'],
  ['old-school', 'oldschool'],
])

/** The format of this name, if it is one. */
export function deckFormatOf(raw: string): DeckFormat | undefined {
  const name = raw.trim()
  return formatsOfTools.get(name.toLowerCase()) ?? rawFormat.safeParse(name).data
}

/** A name as decks can have it. */
export function deckNameOf(raw: string): string {
  return raw
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.deckName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
