import { limits } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { PlainButton } from '../../ui/button.tsx'
import classes from './quantity-pill.module.css'

interface QuantityPillProps {
  cardName: string
  quantity: number
  isPending: boolean
  onChange: (quantity: number) => void
}

/** Minus, number, plus: steps of one between 0 and the limit. */
export function QuantityPill({ cardName, quantity, isPending, onChange }: QuantityPillProps) {
  return (
    <fieldset className={classes.pill} aria-label={`Quantity of ${cardName}`}>
      <PlainButton
        data-control="less"
        type="button"
        className={classes.step}
        disabled={isPending}
        aria-label={quantity > 1 ? `One less ${cardName}` : `Remove the last ${cardName}`}
        onClick={() => onChange(Math.max(quantity - 1, 0))}
      >
        <IconMinus size={16} aria-hidden />
      </PlainButton>
      <output className={classes.number} aria-label="Quantity">
        {quantity}
      </output>
      <PlainButton
        data-control="more"
        type="button"
        className={classes.step}
        disabled={isPending || quantity >= limits.quantityMax}
        aria-label={`One more ${cardName}`}
        onClick={() => onChange(Math.min(quantity + 1, limits.quantityMax))}
      >
        <IconPlus size={16} aria-hidden />
      </PlainButton>
    </fieldset>
  )
}
