import { type Naming, nameFor } from './card-names.ts'
import { finishMark, part, parts, tagsOf, type WriteLine } from './text-parts.ts'
import type { WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** Headings separate the parts; without any, all is the main deck. */
export function writeMoxfield(deck: WrittenDeck): string {
  const isLed = [deck.commander, deck.signature_spell, deck.companion].some(
    ({ length }) => length > 0,
  )
  const main = part('Deck', deck.main, line)
  return parts(
    part('Commander', deck.commander, line),
    part('Signature Spell', deck.signature_spell, line),
    part('Companion', deck.companion, line),
    isLed ? main : main.replace(/^Deck\n/, ''),
    part('SIDEBOARD:', deck.side, line),
    part('MAYBEBOARD:', deck.considering, line),
  )
}

const line: WriteLine = (copies) => {
  const named = `${copies.quantity} ${nameFor(naming, copies)}`
  const tags = tagsOf(copies)
  if (!copies.printed) return `${named}${finishMark(copies)}${tags}`
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode.toUpperCase()}) ${collectorNumber}${finishMark(copies)}${tags}`
}
