import type { NeededCard } from '@manafolio/contract'
import { memo, useId, useState } from 'react'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import type { LinkedCard } from '../../../../card-kit/linked-card.ts'
import { finishOfOffer } from '../../../../card-kit/offer-text.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatUsd } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatNeed } from '../../plans/need-text.ts'
import type { Counting } from '../../plans/use-counting.ts'
import classes from './needed-list.module.css'
import { isPlenty, missingOf } from './needs-summary.ts'

interface NeededListProps {
  cards: readonly NeededCard[]
  counting: Counting
}

// Memoized: with hundreds of cards, a change of the deck rerenders only the affected ones.
const Item = memo(NeededItem)

/** The missing cards, and on demand the available ones. */
export function NeededList({ cards, counting }: NeededListProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const counted = cards.map((card) => ({
    card,
    missing: missingOf(card, counting),
    isPlenty: isPlenty(card, counting),
  }))
  const short = counted.filter(({ missing }) => missing > 0)
  const enough = counted.filter(({ missing }) => missing === 0)
  return (
    <>
      {short.length > 0 && <Items label="Missing" items={short} />}
      {enough.length > 0 && (
        <>
          <Button
            variant="subtle"
            px={8}
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'} {enoughMessage(enough.length, short.length)}
          </Button>
          <div id={id}>{isOpen && <Items label="Available" items={enough} />}</div>
        </>
      )}
    </>
  )
}

function enoughMessage(enough: number, short: number): string {
  if (short === 0) return enough === 1 ? 'the card' : `all ${enough} cards`
  return enough === 1 ? 'the other card' : `the ${enough} other cards`
}

interface ItemsProps {
  label: string
  items: readonly { card: NeededCard; missing: number; isPlenty: boolean }[]
}

function Items({ label, items }: ItemsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <Item key={item.card.oracleId} {...item} />
      ))}
    </ul>
  )
}

interface NeededItemProps {
  card: NeededCard
  missing: number
  /** Whether the user always has enough copies. */
  isPlenty: boolean
}

/** A card of a deck with its copies, and the cheapest offer if some are missing. */
function NeededItem({ card, missing, isPlenty }: NeededItemProps) {
  return (
    <li className={classes.item}>
      <p className={classes.head}>
        <CardLink card={linkOf(card)} className={classes.name}>
          {card.cardName}
        </CardLink>
        {missing > 0 && <span className={classes.missing}>Missing {missing}</span>}
      </p>
      <p className={classes.copies}>
        {formatNeed(card)}
        {isPlenty && card.needed > card.owned && ' · counted as owned'}
      </p>
      {missing > 0 && <CheapestOffer card={card} />}
    </li>
  )
}

/** The first of the deck's printings; its name may not be known to the catalogue. */
function linkOf({ cardName: name, scryfallIds: [id] }: NeededCard): LinkedCard {
  return id === undefined ? { name } : { name, id }
}

function CheapestOffer({ card: { cheapest, cardName } }: Pick<NeededItemProps, 'card'>) {
  if (!cheapest) return <p className={classes.copies}>No printing has a price.</p>
  const { usd, tcgplayerId } = cheapest
  return (
    <p className={classes.offer}>
      <span>
        <span className={classes.usd}>{formatUsd(usd)}</span>{' '}
        <span className={classes.printing}>
          <PrintingLine printing={cheapest} form="short">
            {finishOfOffer(cheapest)}
          </PrintingLine>
        </span>
      </span>
      <BuyLink className={classes.buy} tcgplayerId={tcgplayerId} cardName={cardName}>
        Buy
      </BuyLink>
    </p>
  )
}
