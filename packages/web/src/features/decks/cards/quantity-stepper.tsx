import { limits } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainButton } from '../../../ui/button.tsx'
import type { DeckRow } from '../deck-actions.ts'
import classes from './quantity-stepper.module.css'
import type { RowActs } from './use-row-acts.ts'

interface QuantityStepperProps {
  row: DeckRow
  acts: Pick<RowActs, 'more' | 'less'>
  /** Whether the Tab key stops at its buttons. */
  isActive: boolean
}

/** Minus, number, plus. Below one copy the card is taken out. */
export function QuantityStepper({ row, acts, isActive }: QuantityStepperProps) {
  const { cardName, quantity } = row
  const tabIndex = isActive ? 0 : -1
  return (
    <fieldset className={classes.stepper} aria-label={`Quantity of ${cardName}`}>
      <button
        type="button"
        className={classes.step}
        tabIndex={tabIndex}
        aria-label={quantity > 1 ? `One less ${cardName}` : `Remove the last ${cardName}`}
        onClick={() => acts.less(row)}
      >
        <IconMinus size={15} aria-hidden />
      </button>
      <b className={classes.number}>{quantity}</b>
      <PlainButton
        type="button"
        className={classes.step}
        tabIndex={tabIndex}
        disabled={quantity >= limits.deckQuantityMax}
        aria-label={`One more ${cardName}`}
        onClick={() => acts.more(row)}
      >
        <IconPlus size={15} aria-hidden />
      </PlainButton>
    </fieldset>
  )
}
