import type { DeckDetail, DeckNeeds, NeededCard } from '@manafolio/contract'
import { memo, useId, useMemo, useState } from 'react'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import type { LinkedCard } from '../../../../card-kit/linked-card.ts'
import { finishOfOffer } from '../../../../card-kit/offer-text.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatUsd } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatNeed } from '../../plans/need-text.ts'
import { CardClaims, type ClaimedDecks } from './card-claims.tsx'
import classes from './needed-list.module.css'
import { type DeckCounting, isPlenty, missingOf } from './needs-summary.ts'

interface NeededListProps {
  needs: DeckNeeds
  deck: DeckDetail
  counting: DeckCounting
}

// Memoized: with hundreds of cards, a change of the deck rerenders only the affected ones.
const Item = memo(NeededItem)

/** The missing cards, and on demand the available ones. */
export function NeededList({ needs, deck, counting }: NeededListProps) {
  const [isOpen, setOpen] = useState(false)
  const enoughId = useId()
  const { decks, reserves } = needs
  const { id, name } = deck
  // Other objects only when they differ: an item is rerendered then.
  const claimed = useMemo(
    () => ({ deck: { id, name }, decks, reserves }),
    [id, name, decks, reserves],
  )
  const counted = needs.cards.map((card) => ({
    card,
    missing: missingOf(card, counting),
    isPlenty: isPlenty(card, counting),
  }))
  const short = counted.filter(({ missing }) => missing > 0)
  const enough = counted.filter(({ missing }) => missing === 0)
  return (
    <>
      {short.length > 0 && <Items label="Missing" items={short} claimed={claimed} />}
      {enough.length > 0 && (
        <>
          <Button
            variant="subtle"
            px={8}
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={enoughId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'} {enoughMessage(enough.length, short.length)}
          </Button>
          <div id={enoughId}>
            {isOpen && <Items label="Available" items={enough} claimed={claimed} />}
          </div>
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
  claimed: ClaimedDecks
}

function Items({ label, items, claimed }: ItemsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <Item key={item.card.oracleId} {...item} claimed={claimed} />
      ))}
    </ul>
  )
}

interface NeededItemProps {
  card: NeededCard
  missing: number
  /** Whether the user always has enough copies. */
  isPlenty: boolean
  claimed: ClaimedDecks
}

/** A card of a deck with its copies, and the cheapest offer if some are missing. */
function NeededItem({ card, missing, isPlenty, claimed }: NeededItemProps) {
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
      {!isPlenty && card.claimCount > 0 && <CardClaims card={card} claimed={claimed} />}
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
