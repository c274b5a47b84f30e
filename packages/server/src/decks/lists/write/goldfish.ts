import { type Naming, nameFor } from './card-names.ts'
import { part, parts, type WriteLine } from './text-parts.ts'
import type { WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: ['split', 'aftermath'] }

/** It knows foil copies, and no etched ones; signature spells stand in the deck. */
export function writeGoldfish(deck: WrittenDeck): string {
  return parts(
    part('Commander', deck.commander, line),
    part('Companion', deck.companion, line),
    part('Deck', [...deck.signature_spell, ...deck.main], line),
    part('Sideboard', deck.side, line),
  )
}

const line: WriteLine = (copies) => {
  const { quantity, printed, finish } = copies
  const printing = printed ? ` <${printed.collectorNumber}> [${printed.setCode.toUpperCase()}]` : ''
  return `${quantity} ${nameFor(naming, copies)}${printing}${finish === 'nonfoil' ? '' : ' (F)'}`
}
