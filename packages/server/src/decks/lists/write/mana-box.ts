import { type Naming, nameFor } from './card-names.ts'
import { finishMark, part, parts, type WriteLine } from './text-parts.ts'
import type { WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** Remarks in capitals head the parts; signature spells stand in the main deck. */
export function writeManaBox(deck: WrittenDeck): string {
  return parts(
    part('// COMMANDER', deck.commander, line),
    part('// COMPANION', deck.companion, line),
    part('// MAINBOARD', [...deck.signature_spell, ...deck.main], line),
    part('// SIDEBOARD', deck.side, line),
    part('// MAYBEBOARD', deck.considering, line),
  )
}

const line: WriteLine = (copies) => {
  const named = `${copies.quantity} ${nameFor(naming, copies)}`
  if (!copies.printed) return `${named}${finishMark(copies)}`
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode.toUpperCase()}) ${collectorNumber}${finishMark(copies)}`
}
