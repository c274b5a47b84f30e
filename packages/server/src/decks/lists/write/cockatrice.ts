import { headingOf } from '../../../cards/lists/read/text-sections.ts'
import { type Naming, nameFor } from './card-names.ts'
import { linesOf, parts, type WriteLine } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'
import { xmlElement, xmlText } from './xml.ts'

const naming: Naming = { between: ' // ', whole: ['split', 'aftermath', 'adventure'] }

/** It knows the main deck and the sideboard, where players put commanders and companions. */
function sideOf(deck: WrittenDeck): WrittenCopies[] {
  return [...deck.commander, ...deck.signature_spell, ...deck.companion, ...deck.side]
}

export function writeCockatrice(deck: WrittenDeck): string {
  const line: WriteLine = (copies) => `${copies.quantity} ${nameFor(naming, copies)}`
  return parts(
    `${titleOf(deck)}\n`,
    linesOf(deck.main, line),
    linesOf(sideOf(deck), (copies) => `SB: ${line(copies)}`),
  )
}

function titleOf({ name }: WrittenDeck): string {
  return `// ${plainTitle(name)}`
}

/** The first remark is the name, unless it would be read as something else. */
export function plainTitle(name: string): string {
  const isPlain = !headingOf(`// ${name}`, 'deck') && !/[:\d]/.test(name)
  return isPlain ? name : `Name: ${name}`
}

export function writeCod(deck: WrittenDeck): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>${xmlText(deck.name)}</deckname>
    <comments></comments>
${zone('main', deck.main)}${zone('side', sideOf(deck))}</cockatrice_deck>
`
}

function zone(name: string, copies: readonly WrittenCopies[]): string {
  const cards = copies.map((some) => `        ${codCard(some)}\n`).join('')
  return `    <zone name="${name}">\n${cards}    </zone>\n`
}

function codCard(copies: WrittenCopies): string {
  const { quantity, scryfallId, printed } = copies
  return xmlElement('card', {
    number: String(quantity),
    name: nameFor(naming, copies),
    ...(printed && {
      setShortName: printed.setCode.toUpperCase(),
      collectorNumber: printed.collectorNumber,
      uuid: scryfallId,
    }),
  })
}
