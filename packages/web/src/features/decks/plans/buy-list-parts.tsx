import type { BuyLine } from '@manafolio/contract'
import { CardLink } from '../../../card-kit/card-link.tsx'
import { type LinkedCard, linkedPrinting } from '../../../card-kit/linked-card.ts'
import { noPriceText } from '../../../card-kit/prices.ts'
import { formatPriceDate } from '../../../lib/dates.ts'
import { formatCopies, formatUsd } from '../../../lib/formats.ts'
import type { BuyingDeck } from './buy-list-dialog.tsx'
import classes from './buy-list-parts.module.css'
import { BuyWays } from './buy-ways.tsx'
import { formatOffer, formatUnpriced } from './need-text.ts'
import type { BuyList } from './use-buy-list.ts'

const noNames: ReadonlyMap<string, string> = new Map()

interface BuyListPartsProps {
  list: BuyList
  decks: readonly BuyingDeck[]
}

/** A buy list: the total, the links and exports, and its lines. */
export function BuyListParts({ list, decks }: BuyListPartsProps) {
  const { lines, totalUsd, unpricedCopies, pricesAsOf } = list
  if (lines.length === 0) return <p className={classes.nothing}>{nothing}</p>
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {copies > unpricedCopies && (
        <p className={classes.total}>
          <span className={classes.usd}>{formatUsd(totalUsd)}</span>{' '}
          <span>for {formatCopies(copies - unpricedCopies)} at the cheapest printings</span>
        </p>
      )}
      <p className={classes.note}>
        {unpricedCopies > 0 && `${formatUnpriced(unpricedCopies)}. `}
        Prices as of {formatPriceDate(pricesAsOf, 'long')}; shipping not included.
      </p>
      <BuyWays lines={lines} />
      <BuyLines lines={lines} decks={decks} />
    </>
  )
}

const nothing = 'Nothing is missing: everything you need is in your collection.'

interface BuyLinesProps {
  lines: readonly BuyLine[]
  decks: readonly BuyingDeck[]
}

/** The cards to buy. */
function BuyLines({ lines, decks }: BuyLinesProps) {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">Cards to buy</caption>
      <thead className="visually-hidden">
        <tr>
          <th>Copies</th>
          <th>Card</th>
          <th>Price</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.cardName} ${line.offer?.scryfallId}`}>
            <td className={classes.quantity}>{line.quantity}</td>
            <td>
              <CardLink card={linkOf(line)} className={classes.name}>
                {line.cardName}
              </CardLink>
              <span className={classes.quiet}>
                {detailsOf(line, decks.length > 1 ? names : noNames).join(' · ')}
              </span>
            </td>
            <td className={classes.price}>{priceOf(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The printing to buy, or else the card. */
function linkOf({ cardName, offer }: BuyLine): LinkedCard {
  return offer ? linkedPrinting({ ...offer, cardName }) : { name: cardName }
}

/** The printing, and the decks that it is for. */
function detailsOf({ offer, deckIds }: BuyLine, names: ReadonlyMap<string, string>): string[] {
  const printing = offer ? [`${offer.setName}, ${formatOffer(offer)}`] : ['No printing has a price']
  const decks = deckIds.flatMap((id) => names.get(id) ?? [])
  return decks.length > 0 ? [...printing, `for ${decks.join(', ')}`] : printing
}

function priceOf({ offer, quantity }: BuyLine) {
  if (!offer) return noPriceText
  return (
    <>
      {formatUsd(offer.usd * quantity)}
      {quantity > 1 && <span className={classes.quiet}>{formatUsd(offer.usd)} each</span>}
    </>
  )
}
