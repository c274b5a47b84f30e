import type { DeckDetail } from '@manafolio/contract'
import { Fragment } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { type LinkedCard, linkedPrinting } from '../../../../card-kit/linked-card.ts'

/** The deck's commander, followed by cards with the commander role. */
export function leadersOf(deck: DeckDetail): LinkedCard[] {
  const { commander, commanderId, commanderName, cards } = deck
  const first = commanderName ? [commanderOf({ commander, commanderId, commanderName })] : []
  const others = cards.filter(({ role }) => role === 'commander').map(linkedPrinting)
  return [...new Map([...first, ...others].map((card) => [card.name, card])).values()]
}

type Commander = Pick<DeckDetail, 'commander' | 'commanderId'> & { commanderName: string }

function commanderOf({ commander: card, commanderId, commanderName: cardName }: Commander) {
  if (commanderId === null) return { name: cardName }
  return linkedPrinting({ scryfallId: commanderId, cardName, card })
}

/** “Tymna the Weaver & Thrasios, Triton Hero”, as links. */
export function Leaders({ leaders }: { leaders: readonly LinkedCard[] }) {
  return leaders.map((card, at) => (
    <Fragment key={card.name}>
      {at > 0 && ' & '}
      <CardLink card={card}>{card.name}</CardLink>
    </Fragment>
  ))
}
