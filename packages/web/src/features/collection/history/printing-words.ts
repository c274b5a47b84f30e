import type { EntryChange } from '@manafolio/contract'
import { areAlike } from '../copies/draft.ts'
import { copiesIn } from '../copies-in.ts'

type Printing = Pick<EntryChange, 'cardName' | 'setCode' | 'collectorNumber'>

/** "Goblin Guide (ZEN 126)" */
export function printingWords({ cardName, setCode, collectorNumber }: Printing): string {
  const printing = [setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
  const name = cardName ?? 'Unknown card'
  return printing === '' ? name : `${name} (${printing})`
}

/** What became of an entry: "Goblin Guide (ZEN 126): 3 → 1", or what else there is to tell. */
export function entryWords(entry: EntryChange): string {
  return `${printingWords(entry)}: ${whatBecame(entry)}`
}

function whatBecame({ before, after }: EntryChange): string {
  const [from, to] = [copiesIn(before), copiesIn(after)]
  if (from !== to) return fromTo(from, to)
  // An entry has copies and a day: where the copies are the same, it is the day that is not.
  return areAlike(before, after)
    ? 'added on another day'
    : 'of another finish, condition or language'
}

export function fromTo(from: number, to: number): string {
  return `${from} → ${to}`
}

/** The text with its numbers before and after kept on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' → ', '\u00a0→\u00a0')
}
