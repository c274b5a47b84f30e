import { deckQuantityProblem, limits } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainButton } from '../../../../ui/button.tsx'
import { QuantityInput } from '../../../../ui/quantity-input.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import classes from './quantity-stepper.module.css'
import type { RowActions } from './use-row-actions.ts'

interface QuantityStepperProps {
  row: DeckRow
  rowActions: Pick<RowActions, 'more' | 'less' | 'setQuantity'>
  /** Whether its buttons are in the tab order. */
  isActive: boolean
}

/** Minus, quantity, plus. The quantity can be typed; without a copy the card is removed. */
export function QuantityStepper({ row, rowActions, isActive }: QuantityStepperProps) {
  const { cardName, quantity } = row
  const tabIndex = isActive ? 0 : -1
  return (
    <fieldset className={classes.stepper} aria-label={`Quantity of ${cardName}`}>
      <button
        type="button"
        className={classes.step}
        tabIndex={tabIndex}
        aria-label={quantity > 1 ? `One less ${cardName}` : `Remove the last ${cardName}`}
        onClick={() => rowActions.less(row)}
      >
        <IconMinus size={15} aria-hidden />
      </button>
      <QuantityInput
        label={`Copies of ${cardName}`}
        quantity={quantity}
        problemOf={deckQuantityProblem}
        tabIndex={tabIndex}
        className={classes.number}
        onSave={(copies) => rowActions.setQuantity(row, copies)}
      />
      <PlainButton
        type="button"
        className={classes.step}
        tabIndex={tabIndex}
        disabled={quantity >= limits.deckQuantityMax}
        aria-label={`One more ${cardName}`}
        onClick={() => rowActions.more(row)}
      >
        <IconPlus size={15} aria-hidden />
      </PlainButton>
    </fieldset>
  )
}
