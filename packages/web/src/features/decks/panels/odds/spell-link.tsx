import type { DeckSheet } from '@manafolio/deck'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'

interface SpellLinkProps {
  cardName: string
  sheet: DeckSheet
}

/** Links to the printing of a card that is in the deck. */
export function SpellLink({ cardName, sheet }: SpellLinkProps) {
  const entry = sheet.entries.find((one) => one.cardName === cardName)
  return entry ? <CardLink card={linkedPrinting(entry)}>{cardName}</CardLink> : cardName
}
