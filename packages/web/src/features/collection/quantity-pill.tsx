import { entryQuantities, limits, quantityProblem } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainButton } from '../../ui/button.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import classes from './quantity-pill.module.css'

interface QuantityPillProps {
  cardName: string
  quantity: number
  /** Whether the last change is still unacknowledged. */
  isPending: boolean
  onChange: (quantity: number) => void
  /** Restores the copies once there are none. */
  onUndo: () => Promise<void>
}

/**
 * Minus, number, plus: in steps of one or by typing, between 0 and the limit. At 0, the copies can be restored.
 */
export function QuantityPill({ cardName, quantity, onChange, ...props }: QuantityPillProps) {
  const isEmptied = quantity === 0
  return (
    <fieldset
      className={classes.pill}
      aria-label={`Quantity of ${cardName}`}
      aria-busy={props.isPending}
    >
      <PlainButton
        data-control="less"
        className={classes.step}
        disabled={isEmptied}
        aria-label={quantity === 1 ? `Remove the last ${cardName}` : `One less ${cardName}`}
        onClick={() => onChange(quantity - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </PlainButton>
      <QuantityInput
        label={`Copies of ${cardName}`}
        quantity={quantity}
        problemOf={(count) => quantityProblem(count, entryQuantities)}
        className={classes.number}
        onSave={onChange}
      />
      {/* Announced once the change is acknowledged. */}
      <output className={classes.quantity} aria-label="Quantity" aria-live="off">
        {quantity}
      </output>
      {isEmptied ? (
        <UndoRemoval {...props} cardName={cardName} />
      ) : (
        <PlainButton
          data-control="more"
          className={classes.step}
          disabled={quantity >= limits.quantityMax}
          aria-label={`One more ${cardName}`}
          onClick={() => onChange(quantity + 1)}
        >
          <IconPlus size={16} aria-hidden />
        </PlainButton>
      )}
    </fieldset>
  )
}

type UndoRemovalProps = Pick<QuantityPillProps, 'cardName' | 'isPending' | 'onUndo'>

/** Only an acknowledged change can be undone. */
function UndoRemoval({ cardName, isPending, onUndo }: UndoRemovalProps) {
  const [isUndoing, setUndoing] = useState(false)
  return (
    <PlainButton
      data-control="undo"
      className={classes.undo}
      disabled={isPending || isUndoing}
      aria-label={`Undo removing ${cardName}`}
      onClick={() => {
        setUndoing(true)
        void onUndo().finally(() => setUndoing(false))
      }}
    >
      Undo
    </PlainButton>
  )
}
