import { type Naming, nameFor } from './card-names.ts'
import { linesOf, parts, tagsOf, type WriteLine } from './text-parts.ts'
import type { WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: ['split', 'aftermath'] }

/** It has marks for commanders and companions, and none for signature spells. */
export function writeTappedOut(deck: WrittenDeck): string {
  return parts(
    linesOf(deck.commander, (copies) => `${line(copies)} *CMDR*`) +
      linesOf(deck.companion, (copies) => `${line(copies)} *CMPN*`) +
      linesOf([...deck.signature_spell, ...deck.main], line),
    linesOf(deck.side, (copies) => `SB: ${line(copies)}`),
  )
}

const line: WriteLine = (copies) => {
  const named = `${copies.quantity}x ${nameFor(naming, copies)}`
  const mark = { nonfoil: '', foil: ' *F*', etched: ' *f-etch*' }[copies.finish]
  const tags = tagsOf(copies)
  if (!copies.printed) return `${named}${mark}${tags}`
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode.toUpperCase()}:${collectorNumber})${mark}${tags}`
}
