import { type DeckFormat, limits, rawFormat } from '@manafolio/contract'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'

/** What a line that is no card says of the deck as a whole. */
export type Title =
  | { kind: 'name'; name: string }
  | { kind: 'format'; deckFormat: DeckFormat }
  | undefined

/** “Name Burn” below “About”, “Name=Burn” below [metadata], and “// Name: Burn” anywhere. */
export function titleIn(line: string, section: ListSection): Title {
  const text = line.trim()
  const below = section === 'about' ? /^(name|format)\s*[ =]\s*(.+)$/i.exec(text) : null
  const [, what, raw = ''] =
    below ?? /^(?:\/\/|#+)\s*(?:deck )?(name|format)\s*:\s*(.+)$/i.exec(text) ?? []
  if (what === undefined) return undefined
  if (what.toLowerCase() === 'name') return { kind: 'name', name: deckNameOf(raw) }
  const deckFormat = deckFormatOf(raw)
  return deckFormat ? { kind: 'format', deckFormat } : undefined
}

/** The format of this name, if it is one. */
export function deckFormatOf(raw: string): DeckFormat | undefined {
  return rawFormat.safeParse(raw.trim()).data
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
