import type { DeckSection } from '../cards/deck-sections.ts'
import type { DeckRow } from '../deck-actions.ts'

const titles: Record<DeckSection['slot'], string> = {
  commander: 'Commander',
  signature_spell: 'Signature Spell',
  main: 'Deck',
  side: 'Sideboard',
}

/** A deck as lines such as `4 Lightning Bolt (LEA) 161`, under headings where it has several parts. */
export function listText(sections: readonly DeckSection[]): string {
  const parts = sections.map(({ slot, groups }) => {
    const lines = groups.flatMap(({ rows }) => rows.map(({ row }) => lineOf(row)))
    return (sections.length > 1 ? [titles[slot], ...lines] : lines).join('\n')
  })
  return `${parts.join('\n\n')}\n`
}

function lineOf({ quantity, cardName, card }: DeckRow): string {
  const printing = card ? ` (${card.setCode.toUpperCase()}) ${card.collectorNumber}` : ''
  return `${quantity} ${cardName}${printing}`
}
