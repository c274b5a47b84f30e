import { type Naming, nameFor } from './card-names.ts'
import { linesOf, parts, tagsOf } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: ['split', 'aftermath'] }

/** It has marks for commanders and companions, and none for signature spells. */
export function writeTappedOut(deck: WrittenDeck): string {
  return parts(
    linesOf(deck.commander, (copies) => line(copies, ' *CMDR*')) +
      linesOf(deck.companion, (copies) => line(copies, ' *CMPN*')) +
      linesOf([...deck.signature_spell, ...deck.main], (copies) => line(copies)),
    linesOf(deck.side, (copies) => `SB: ${line(copies)}`),
  )
}

/** Tags come last: a sign behind them would be a part of the last one. */
function line(copies: WrittenCopies, sign = ''): string {
  const named = `${copies.quantity}x ${nameFor(naming, copies)}`
  const mark = { nonfoil: '', foil: ' *F*', etched: ' *f-etch*' }[copies.finish]
  const signs = `${mark}${sign}${tagsOf(copies)}`
  if (!copies.printed) return `${named}${signs}`
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode.toUpperCase()}:${collectorNumber})${signs}`
}
