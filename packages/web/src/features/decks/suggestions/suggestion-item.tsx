import type { OwnedCopies, SlotType } from '@manafolio/contract'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { formatPrice } from '../../../card-kit/prices.ts'
import { Button } from '../../../ui/button.tsx'
import type { Suggestion } from './merged-suggestions.ts'
import { reasonWords } from './reason-words.ts'
import classes from './suggestion-list.module.css'

interface SuggestionItemProps {
  suggestion: Suggestion
  /** How many copies somebody has; not there until that is known. */
  owned: OwnedCopies | undefined
  onAdd: (slotType: SlotType) => void
}

/** A card with why it would suit the deck; not a link itself, but it takes the focus of one that left. */
export function SuggestionItem({ suggestion, owned, onAdd }: SuggestionItemProps) {
  const { card, reasons } = suggestion
  return (
    <li tabIndex={-1} aria-label={card.name} className={classes.item}>
      <div>
        <CardImage card={card} sizes="72px" withoutImage="picture" />
      </div>
      <div className={classes.facts}>
        <div className={classes.head}>
          <a
            className={classes.name}
            href={card.scryfallUri}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${card.name} on Scryfall (opens in a new tab)`}
          >
            {card.name}
          </a>
          <ManaCost cost={card.manaCost} />
        </div>
        <p className={classes.quiet}>{card.typeLine}</p>
        <p className={classes.reasons}>{reasons.map(reasonWords).join(' · ')}</p>
        <p className={classes.price}>
          {formatPrice(card.prices.usd, 'usd')}
          {owned && owned.cardCopies > 0 && (
            <span className={classes.owned}>You own {owned.cardCopies}</span>
          )}
        </p>
        <div className={classes.actions}>
          <AddButton name={card.name} words="Add Main" onAdd={() => onAdd('main')} />
          <AddButton name={card.name} words="Add Side" onAdd={() => onAdd('side')} />
          <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={card.name}>
            Buy
          </BuyLink>
        </div>
      </div>
    </li>
  )
}

interface AddButtonProps {
  name: string
  words: string
  onAdd: () => void
}

function AddButton({ name, words, onAdd }: AddButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.add}
      aria-label={`${words}: ${name}`}
      onClick={onAdd}
    >
      {words}
    </Button>
  )
}
