import type { Card } from '@manafolio/contract'
import type { ComparableDeck, ComparableRow, ComparedCard } from '@manafolio/deck'
import { useId } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { countOf } from '../../../../lib/formats.ts'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import classes from './compared-cards.module.css'

interface ComparedCardsProps extends Omit<ComparedLineProps, 'card'> {
  title: string
  /** For the style sheet. */
  kind: 'one' | 'other' | 'quantity' | 'same'
  cards: readonly ComparedCard[]
}

const slots = ['main', 'side'] as const

/** One group of the cards of two decks, with the sideboard apart. */
export function ComparedCards({ title, kind, cards, ...line }: ComparedCardsProps) {
  const id = useId()
  const inSlots = slots
    .map((slot) => ({ slot, inSlot: cards.filter(({ slotType }) => slotType === slot) }))
    .filter(({ inSlot }) => inSlot.length > 0)
  const hasSide = inSlots.some(({ slot }) => slot === 'side')
  return (
    <section aria-labelledby={id} data-kind={kind} className={classes.cards}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.count}>{countOf(countIn(cards, line.copiesOf), 'card')}</p>
      </div>
      {cards.length === 0 && <p className={classes.none}>None</p>}
      {inSlots.map(({ slot, inSlot }) => (
        <div key={slot} className={classes.slot}>
          {hasSide && <h3 className={classes.place}>{slotNames[slot]}</h3>}
          <ul className={classes.rows} aria-label={`${title}: ${slotNames[slot]}`}>
            {inSlot.map((card) => (
              <ComparedLine key={card.cardName} card={card} {...line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Counts copies, or names where each deck has another number of copies. */
function countIn(cards: readonly ComparedCard[], copiesOf: ComparedLineProps['copiesOf']): number {
  return copiesOf ? cards.reduce((sum, card) => sum + copiesOf(card), 0) : cards.length
}

interface ComparedLineProps {
  card: ComparedCard
  /** The number beside the name; omitted, the numbers of both decks are shown. */
  copiesOf?: (card: ComparedCard) => number
  /** The numbers of both decks in words, for screen readers. */
  textOf?: (card: ComparedCard) => string
  looks: Looks
}

function ComparedLine({ card, copiesOf, textOf, looks }: ComparedLineProps) {
  const { cardName, one, other } = card
  const look = looks.get(cardName) ?? null
  const link = look ? linkedCard(look) : { name: cardName }
  return (
    <li className={classes.line}>
      <CardLink card={link} className={classes.thumb} isPicture>
        <RowThumb card={look} />
      </CardLink>
      <b className={classes.copies} aria-hidden={textOf !== undefined}>
        {copiesOf ? copiesOf(card) : `${one}\u00a0→\u00a0${other}`}
      </b>
      <span className={classes.name}>
        <CardLink card={link} className={classes.link}>
          {cardName}
        </CardLink>
        {textOf && <span className="visually-hidden">: {textOf(card)}</span>}
      </span>
      {look && <ManaCost cost={frontOf(look).manaCost} />}
    </li>
  )
}

/** A deck, or a version of it, as one side of a comparison. */
export interface ComparedSide extends ComparableDeck {
  /** As in “Only in Burn”. */
  name: string
  /** The heading of the cards that only this side has; “Only in” its name by default. */
  only?: string
  cards: readonly ComparedRow[]
}

interface ComparedRow extends ComparableRow {
  /** Null or omitted when unknown. */
  card?: Card | null
}

/** A card of each name, to show a picture and cost. */
type Looks = ReadonlyMap<string, Card>

export function looksOf(...sides: readonly ComparedSide[]): Looks {
  const rows = sides.flatMap(({ cards }) => cards)
  return new Map(rows.flatMap(({ cardName, card }) => (card ? [[cardName, card] as const] : [])))
}
