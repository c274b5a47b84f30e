import type { OwnedCopies, SlotType } from '@manafolio/contract'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatPrice } from '../../../../card-kit/prices.ts'
import { useOwned } from '../../../../card-kit/use-owned.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import type { Suggestion } from './merged-suggestions.ts'
import { formatReason } from './reason-text.ts'
import classes from './suggestion-list.module.css'
import { useFocusAfterAdd } from './use-focus-after-add.ts'

interface SuggestionListProps {
  /** The current page. */
  suggestions: readonly Suggestion[]
  /** The ids of all suggestions, so that ownership is requested once for all pages. */
  scryfallIds: readonly string[]
  actions: DeckActions
}

export function SuggestionList({ suggestions, scryfallIds, actions }: SuggestionListProps) {
  const owned = useOwned([scryfallIds])
  const { list, onAdded } = useFocusAfterAdd(suggestions.map(({ card }) => card.id))
  return (
    <ul ref={list} className={classes.list}>
      {suggestions.map((suggestion, place) => (
        <SuggestionItem
          key={suggestion.card.id}
          suggestion={suggestion}
          owned={owned.get(suggestion.card.id)}
          onAdd={(slotType: SlotType) => {
            onAdded({ id: suggestion.card.id, place })
            actions.add(suggestion.card, slotType)
          }}
        />
      ))}
    </ul>
  )
}

interface SuggestionItemProps {
  suggestion: Suggestion
  /** The user's copies; undefined until loaded. */
  owned: OwnedCopies | undefined
  onAdd: (slotType: SlotType) => void
}

/** A suggested card with its reasons; focusable because it takes over the focus of an added one. */
function SuggestionItem({ suggestion, owned, onAdd }: SuggestionItemProps) {
  const { card, reasons } = suggestion
  return (
    <li tabIndex={-1} aria-label={card.name} className={classes.item}>
      <CardLink card={linkedCard(card)} isPicture>
        <CardImage card={card} sizes="72px" withoutImage="picture" />
      </CardLink>
      <div className={classes.facts}>
        <div className={classes.head}>
          <CardLink card={linkedCard(card)} className={classes.name}>
            {card.name}
          </CardLink>
          <ManaCost cost={card.manaCost} />
        </div>
        <p className={classes.quiet}>{card.typeLine}</p>
        <p className={classes.reasons}>{reasons.map(formatReason).join(' · ')}</p>
        <p className={classes.price}>
          {formatPrice(card.prices.usd, 'usd')}
          {owned && owned.cardCopies > 0 && (
            <span className={classes.owned}>You own {owned.cardCopies}</span>
          )}
        </p>
        <div className={classes.actions}>
          <AddButton name={card.name} label="Add Main" onAdd={() => onAdd('main')} />
          <AddButton name={card.name} label="Add Side" onAdd={() => onAdd('side')} />
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
  label: string
  onAdd: () => void
}

function AddButton({ name, label, onAdd }: AddButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.add}
      aria-label={`${label}: ${name}`}
      onClick={onAdd}
    >
      {label}
    </Button>
  )
}
