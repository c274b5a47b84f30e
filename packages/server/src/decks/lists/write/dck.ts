import { type Naming, nameFor } from './card-names.ts'
import { linesOf, part, parts, type WriteLine } from './text-parts.ts'
import type { WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: ['split', 'aftermath'] }

/** XMage has commanders and companions in the sideboard. */
export function writeXMage(deck: WrittenDeck): string {
  const side = [...deck.commander, ...deck.signature_spell, ...deck.companion, ...deck.side]
  return [
    `NAME:${deck.name}\n`,
    linesOf(deck.main, xmageLine),
    linesOf(side, (copies) => `SB: ${xmageLine(copies)}`),
  ].join('')
}

const xmageLine: WriteLine = (copies) => {
  const { quantity, printed } = copies
  const set = printed ? `[${printed.setCode.toUpperCase()}:${printed.collectorNumber}] ` : ''
  return `${quantity} ${set}${nameFor(naming, copies)}`
}

/** Forge knows foil copies, and no etched ones; signature spells stand in its main deck. */
export function writeForge(deck: WrittenDeck): string {
  return parts(
    `[metadata]\nName=${deck.name}\n`,
    part('[Commander]', deck.commander, forgeLine),
    part('[Main]', [...deck.signature_spell, ...deck.main], forgeLine),
    part('[Sideboard]', [...deck.companion, ...deck.side], forgeLine),
  )
}

const forgeLine: WriteLine = (copies) => {
  const { quantity, printed, finish } = copies
  const foil = finish === 'nonfoil' ? '' : '+'
  const printing = printed ? `|${printed.setCode.toUpperCase()}|[${printed.collectorNumber}]` : ''
  return `${quantity} ${nameFor(naming, copies)}${foil}${printing}`
}
