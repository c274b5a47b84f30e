import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainButton } from './button.tsx'
import classes from './copies-stepper.module.css'

interface CopiesStepperProps {
  /** What is counted, for those who do not see where it stands. */
  of: string
  quantity: number
  /** As many as there can be. */
  most: number
  onChange: (quantity: number) => void
}

/** From one copy to as many as there can be: in steps, or typed. */
export function CopiesStepper({ of, quantity, most, onChange }: CopiesStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: number) => {
    setTyped(null)
    onChange(quantity + by)
  }
  return (
    <div className={classes.stepper}>
      <PlainButton
        type="button"
        className={classes.step}
        aria-label={`One less: ${of}`}
        disabled={quantity <= 1}
        onClick={() => step(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </PlainButton>
      <input
        className={classes.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Copies: ${of}`}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          const count = readCount(target.value, most)
          if (count !== undefined) onChange(count)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
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

/** What is no number of copies yet changes nothing, so that one can go on typing. */
function readCount(text: string, most: number): number | undefined {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}
