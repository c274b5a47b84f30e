import type { Card, SlotType } from '@manafolio/contract'
import { BuyLink } from '../../../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../../card-kit/face-card.ts'
import { linkedCard } from '../../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../../card-kit/mana-cost.tsx'
import { PrintingLine } from '../../../../../card-kit/printing-line.tsx'
import { labelOfPrinting } from '../../../../../card-kit/printing-text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { joinReasons } from '../addition-text.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import type { Suggestion } from './suggestion.ts'
import classes from './suggestion-list.module.css'

interface SuggestionListProps {
  /** The current page. */
  suggestions: readonly Suggestion[]
  onAdd: (card: Card, slotType: SlotType) => void
  onDismiss: (card: Card) => void
}

export function SuggestionList({ suggestions, onAdd, onDismiss }: SuggestionListProps) {
  const { list, onRemoved } = useFocusAfterRemoval(suggestions.map(({ card }) => card.id))
  return (
    <ul ref={list} className={classes.list}>
      {suggestions.map((suggestion, place) => (
        <SuggestionItem
          key={suggestion.card.id}
          suggestion={suggestion}
          onAdd={(slotType) => {
            onRemoved({ id: suggestion.card.id, place })
            onAdd(suggestion.card, slotType)
          }}
          onDismiss={() => {
            onRemoved({ id: suggestion.card.id, place })
            onDismiss(suggestion.card)
          }}
        />
      ))}
    </ul>
  )
}

interface SuggestionItemProps {
  suggestion: Suggestion
  onAdd: (slotType: SlotType) => void
  onDismiss: () => void
}

/** A suggested card with its reasons; focusable because it takes over the focus of one that is gone. */
function SuggestionItem({ suggestion, onAdd, onDismiss }: SuggestionItemProps) {
  const { card, reasons, price, owned } = suggestion
  const printing = labelOfPrinting(card.name, card)
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
          <ManaCost cost={frontOf(card).manaCost} />
        </div>
        <p className={classes.quiet}>{card.typeLine}</p>
        <p className={classes.quiet}>
          <PrintingLine printing={card} form="short" />
        </p>
        {reasons.length > 0 && <p className={classes.reasons}>{joinReasons(reasons)}</p>}
        <p className={classes.price}>
          {price}
          {owned && <span className={classes.owned}>{owned}</span>}
          <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={printing}>
            Buy
          </BuyLink>
        </p>
      </div>
      <div className={classes.actions}>
        <ItemButton label="Add Main" name={printing} onClick={() => onAdd('main')} />
        <ItemButton label="Add Side" name={printing} onClick={() => onAdd('side')} />
        <ItemButton isQuiet label="Not this" name={printing} onClick={onDismiss} />
      </div>
    </li>
  )
}

interface ItemButtonProps {
  label: string
  /** What the label is about, for screen readers. */
  name: string
  isQuiet?: boolean
  onClick: () => void
}

function ItemButton({ label, name, isQuiet = false, onClick }: ItemButtonProps) {
  return (
    <Button
      variant={isQuiet ? 'subtle' : 'default'}
      {...(isQuiet && { color: 'gray' })}
      className={isQuiet ? classes.notThis : classes.add}
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
