import type { BuyLine } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { offerWords } from '../needs/need-words.ts'
import classes from './buy-lines.module.css'
import type { BuyingDeck } from './buy-list-dialog.tsx'

interface BuyLinesProps {
  lines: readonly BuyLine[]
  decks: readonly BuyingDeck[]
}

/** Each card to buy, in which printing and what for. */
export function BuyLines({ lines, decks }: BuyLinesProps) {
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
              <span className={classes.name}>{line.cardName}</span>
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

const noNames: ReadonlyMap<string, string> = new Map()

/** Where it is printed, and which decks it is for where that could be asked. */
function detailsOf({ offer, deckIds }: BuyLine, names: ReadonlyMap<string, string>): string[] {
  const printing = offer ? [`${offer.setName}, ${offerWords(offer)}`] : ['No printing has a price']
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
