import { largestSideboard } from '../read/blank-lines.ts'
import { dekCommander } from '../read/xml-lists.ts'
import { type Naming, nameFor } from './card-names.ts'
import { linesOf, parts, type WriteLine } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'
import { xmlElement } from './xml.ts'

const naming: Naming = { between: '/', whole: ['split', 'aftermath'] }

/** Its text knows the main deck and the sideboard, where commanders stand as companions do. */
export function writeMagicOnline({ commander, signature_spell, companion, ...deck }: WrittenDeck) {
  const main = [...deck.main]
  const side = [...commander, ...signature_spell, ...companion, ...deck.side]
  const line: WriteLine = (copies) => `${copies.quantity} ${nameFor(naming, copies)}`
  const isPlain = main.length > 0 && copiesIn(side) <= largestSideboard
  // A larger sideboard, or one without a deck above, would be taken for the deck.
  const sideLine: WriteLine = (copies) => (isPlain ? line(copies) : `SB: ${line(copies)}`)
  return parts(linesOf(main, line), linesOf(side, sideLine))
}

function copiesIn(copies: readonly WrittenCopies[]): number {
  return copies.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Commanders stand in the sideboard, and are noted. */
export function writeDek(deck: WrittenDeck): string {
  const cards = [
    ...deck.main.map((copies) => dekCard(copies, { Sideboard: 'false' })),
    ...[...deck.companion, ...deck.side].map((copies) => dekCard(copies, { Sideboard: 'true' })),
    ...deck.signature_spell.map((copies) => dekCard(copies, { Sideboard: 'true' })),
    ...deck.commander.map((copies) =>
      dekCard(copies, { Sideboard: 'true', Annotation: dekCommander }),
    ),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
${cards.map((card) => `  ${card}\n`).join('')}</Deck>
`
}

interface DekFacts {
  Sideboard: 'true' | 'false'
  Annotation?: string
}

function dekCard(copies: WrittenCopies, { Sideboard, Annotation = '0' }: DekFacts): string {
  return xmlElement('Cards', {
    CatID: String(copies.printed?.mtgoId ?? 0),
    Quantity: String(copies.quantity),
    Sideboard,
    Name: nameFor(naming, copies),
    Annotation,
  })
}
