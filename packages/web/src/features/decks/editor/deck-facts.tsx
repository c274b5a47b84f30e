import { type DeckDetail, formatFacts } from '@manafolio/contract'
import type { DeckSheet } from '@manafolio/deck'
import { noPriceText } from '../../../card-kit/prices.ts'
import { formatCount, formatUsd } from '../../../lib/formats.ts'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import { VariantOf } from '../kit/organization/variant-of.tsx'
import { type CountedNumbers, countedNumbers } from '../kit/rows/counted-deck.ts'
import { Leaders, leadersOf } from '../kit/rows/leaders.tsx'
import { LegalityBadge } from '../panels/legality/legality-badge.tsx'
import { StateButton } from '../states/state-button.tsx'
import classes from './deck-facts.module.css'

interface DeckFactsProps {
  deck: DeckDetail
  sheet: DeckSheet | null
  onLegality: () => void
  onSave: DeckChanges['saveFacts']
}

/** The format, legality, state, commanders, card count and value of a deck. */
export function DeckFacts({ deck, sheet, onLegality, onSave }: DeckFactsProps) {
  const leaders = leadersOf(deck)
  const counted = countedNumbers(deck)
  return (
    <div className={classes.facts}>
      <p className={classes.line}>
        <span className={classes.badge}>{formatFacts[deck.format].name}</span>
        <LegalityBadge sheet={sheet} onOpen={onLegality} />
        <StateButton deck={deck} onSave={onSave} />
        {leaders.length > 0 && (
          <span className={classes.commander}>
            {leaders.length > 1 ? 'Commanders' : 'Commander'}:{' '}
            <strong>
              <Leaders leaders={leaders} />
            </strong>
          </span>
        )}
        <span>
          Created{' '}
          <time dateTime={deck.createdAt}>{new Date(deck.createdAt).toLocaleDateString()}</time>
        </span>
      </p>
      <dl className={classes.numbers}>
        <CardCount format={deck.format} counted={counted} />
        <div>
          <dt>Value</dt>
          <dd>
            <strong>
              {counted.totalValue === null ? noPriceText : formatUsd(counted.totalValue)}
            </strong>
            <Unpriced counted={counted} />
          </dd>
        </div>
      </dl>
      <VariantOf deck={deck} />
      {deck.description && (
        <p className={classes.description} title={deck.description}>
          {deck.description}
        </p>
      )}
    </div>
  )
}

interface CardCountProps {
  format: DeckDetail['format']
  counted: CountedNumbers
}

/** The one number of cards: those of the sideboard and hidden ones stand with their cards in the list. */
function CardCount({ format, counted }: CardCountProps) {
  const { cards, isExact } = formatFacts[format]
  const { cardCount, sideCount, hiddenCount } = counted
  return (
    <div>
      <dt>Cards</dt>
      <dd>
        <strong>
          {formatCount(cardCount - sideCount)} / {cards}
          {!isExact && '+'}
        </strong>
        {hiddenCount > 0 && <span className={classes.note}>some not counted</span>}
      </dd>
    </div>
  )
}

/** Shown when some cards have no price, so the value does not cover the whole deck. */
function Unpriced({
  counted: { totalValue, pricedCards, cardCount },
}: {
  counted: CountedNumbers
}) {
  if (totalValue === null || pricedCards >= cardCount) return null
  return <span className={classes.note}>some cards have no price</span>
}
