import type { LineToBuy } from '@manafolio/contract'
import { useRef, useState } from 'react'
import { formatPriceDate } from '../lib/dates.ts'
import { formatCopies, formatCount, formatUsd } from '../lib/formats.ts'
import { Button } from '../ui/button.tsx'
import classes from './buy-list-parts.module.css'
import { BuyWays } from './buy-ways.tsx'
import { CardLink } from './card-link.tsx'
import { type LinkedCard, linkedPrinting } from './linked-card.ts'
import { finishOfOffer, formatUnpriced } from './offer-text.ts'
import { noPriceText } from './prices.ts'
import { PrintingLine } from './printing-line.tsx'

interface BuyList<Line extends LineToBuy> {
  lines: readonly Line[]
  totalUsd: number
  unpricedCopies: number
  pricesAsOf: string
}

/** How a list is described, which depends on which copies are in it. */
export interface BuyListWording {
  /** The copies that the total is for. */
  basis: string
  /** Shown instead of an empty list. */
  nothing: string
}

export const anyPrintingWording: BuyListWording = {
  basis: 'at the cheapest printings',
  nothing: 'Nothing is missing: everything you need is in your collection.',
}

interface BuyListPartsProps<Line extends LineToBuy> {
  list: BuyList<Line>
  wording?: BuyListWording
  /** Shown behind the printing of a line. */
  noteOf?: (line: Line) => string | null
}

/** A buy list: the total, the links and exports, and its lines. */
export function BuyListParts<Line extends LineToBuy>({
  list,
  wording = anyPrintingWording,
  noteOf,
}: BuyListPartsProps<Line>) {
  const { lines, totalUsd, unpricedCopies, pricesAsOf } = list
  if (lines.length === 0) return <p className={classes.nothing}>{wording.nothing}</p>
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {copies > unpricedCopies && (
        <p className={classes.total}>
          <span className={classes.usd}>{formatUsd(totalUsd)}</span>{' '}
          <span>
            for {formatCopies(copies - unpricedCopies)} {wording.basis}
          </span>
        </p>
      )}
      <p className={classes.note}>
        {unpricedCopies > 0 && `${formatUnpriced(unpricedCopies)}. `}
        Prices as of {formatPriceDate(pricesAsOf, 'long')}; shipping not included.
      </p>
      <BuyWays lines={lines} />
      <BuyLines lines={lines} noteOf={noteOf} />
    </>
  )
}

/** Lines that are shown at first. */
const firstLines = 200

interface BuyLinesProps<Line extends LineToBuy> {
  lines: readonly Line[]
  noteOf: BuyListPartsProps<Line>['noteOf']
}

/** The cards to buy. */
function BuyLines<Line extends LineToBuy>({ lines, noteOf }: BuyLinesProps<Line>) {
  const [isWhole, setWhole] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = isWhole ? lines : lines.slice(0, firstLines)

  function showAll() {
    body.current?.focus({ preventScroll: true }) // the button disappears
    setWhole(true)
  }

  return (
    <>
      <table className={classes.lines}>
        <caption className="visually-hidden">Cards to buy</caption>
        <thead className="visually-hidden">
          <tr>
            <th>Copies</th>
            <th>Card</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody ref={body} tabIndex={-1}>
          {shown.map((line) => (
            <tr key={`${line.cardName} ${line.offer?.scryfallId} ${line.offer?.finish}`}>
              <td className={classes.quantity}>{line.quantity}</td>
              <td>
                <CardLink card={linkOf(line)} className={classes.name}>
                  {line.cardName}
                </CardLink>
                <span className={classes.quiet}>
                  <OfferedIn offer={line.offer} />
                  {noteOf?.(line) && ` · ${noteOf(line)}`}
                </span>
              </td>
              <td className={classes.price}>{priceOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button variant="default" className={classes.more} onClick={showAll}>
          Show all {formatCount(lines.length)} lines
        </Button>
      )}
    </>
  )
}

/** The printing to buy, or else the card. */
function linkOf({ cardName, offer }: LineToBuy): LinkedCard {
  return offer ? linkedPrinting({ ...offer, cardName }) : { name: cardName }
}

function OfferedIn({ offer }: Pick<LineToBuy, 'offer'>) {
  if (!offer) return 'No printing has a price'
  return <PrintingLine printing={offer}>{finishOfOffer(offer)}</PrintingLine>
}

function priceOf({ offer, quantity }: LineToBuy) {
  const usd = offer?.usd ?? null
  if (usd === null) return noPriceText
  return (
    <>
      {formatUsd(usd * quantity)}
      {quantity > 1 && <span className={classes.quiet}>{formatUsd(usd)} each</span>}
    </>
  )
}
