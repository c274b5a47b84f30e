import { Fragment } from 'react'
import { CardLink } from './card-link.tsx'
import type { LinkedCard } from './linked-card.ts'
import classes from './text-with-cards.module.css'

/** How a text names a card. */
export interface NamedCard {
  text: string
  card: LinkedCard
}

interface TextWithCardsProps {
  text: string
  cards: readonly NamedCard[]
}

/** A text in which the names of cards are links. */
export function TextWithCards({ text, cards }: TextWithCardsProps) {
  return partsOf(text, cards).map(({ at, text: part, card }) =>
    card ? (
      <CardLink key={at} card={card} className={classes.card}>
        {part}
      </CardLink>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

interface Part {
  /** Its index in the text. */
  at: number
  text: string
  card?: LinkedCard
}

function partsOf(text: string, cards: readonly NamedCard[]): Part[] {
  // Longer names first, because one name may be the beginning of another.
  const longestFirst = cards.toSorted((one, other) => other.text.length - one.text.length)
  const found: Part[] = []
  let plainFrom = 0
  for (let at = 0; at < text.length; at++) {
    const named = longestFirst.find((one) => one.text !== '' && text.startsWith(one.text, at))
    if (!named) continue
    if (at > plainFrom) found.push({ at: plainFrom, text: text.slice(plainFrom, at) })
    found.push({ at, text: named.text, card: named.card })
    plainFrom = at + named.text.length
    at = plainFrom - 1
  }
  const rest = text.slice(plainFrom)
  return rest ? [...found, { at: plainFrom, text: rest }] : found
}
