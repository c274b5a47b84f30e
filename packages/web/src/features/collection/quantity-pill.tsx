import { limits } from '@manafolio/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useFocusBack } from '../../lib/use-focus-back.ts'
import classes from './quantity-pill.module.css'

interface QuantityPillProps {
  cardName: string
  quantity: number
  isPending: boolean
  onChange: (quantity: number) => void
}

/** Minus, number, plus: steps of one between 0 and the limit. */
export function QuantityPill({ cardName, quantity, isPending, onChange }: QuantityPillProps) {
  const less = useFocusBack<HTMLButtonElement>(isPending)
  const more = useFocusBack<HTMLButtonElement>(isPending)
  return (
    <fieldset className={classes.pill} aria-label={`Quantity of ${cardName}`}>
      <button
        ref={less}
        data-control="less"
        type="button"
        className={classes.step}
        disabled={isPending}
        aria-label={quantity > 1 ? `One less ${cardName}` : `Remove the last ${cardName}`}
        onClick={() => onChange(Math.max(quantity - 1, 0))}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <output className={classes.number} aria-label="Quantity">
        {quantity}
      </output>
      <button
        ref={more}
        data-control="more"
        type="button"
        className={classes.step}
        disabled={isPending || quantity >= limits.quantityMax}
        aria-label={`One more ${cardName}`}
        onClick={() => onChange(Math.min(quantity + 1, limits.quantityMax))}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </fieldset>
  )
}
