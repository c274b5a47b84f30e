import { quantityProblem } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainButton } from './button.tsx'
import classes from './copies-stepper.module.css'
import { QuantityInput } from './quantity-input.tsx'

interface CopiesStepperProps {
  /** What is counted, for screen readers. */
  of: string
  quantity: number
  /** The lowest number allowed, by default 1, and the highest. */
  least?: number
  most: number
  onChange: (quantity: number) => void
}

/** Sets a number of copies, in steps or by typing. */
export function CopiesStepper({ of, quantity, least = 1, most, onChange }: CopiesStepperProps) {
  const step = (by: number) => onChange(quantity + by)
  return (
    <div className={classes.stepper}>
      <PlainButton
        type="button"
        className={classes.step}
        aria-label={`One less: ${of}`}
        disabled={quantity <= least}
        onClick={() => step(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </PlainButton>
      <QuantityInput
        label={`Copies: ${of}`}
        quantity={quantity}
        problemOf={(count) => quantityProblem(count, { least, most })}
        isImmediate
        onSave={onChange}
      />
      <PlainButton
        type="button"
        className={classes.step}
        aria-label={`One more: ${of}`}
        disabled={quantity >= most}
        onClick={() => step(1)}
      >
        <IconPlus size={16} aria-hidden />
      </PlainButton>
    </div>
  )
}
