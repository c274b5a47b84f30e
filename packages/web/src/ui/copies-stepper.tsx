import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainButton } from './button.tsx'
import classes from './copies-stepper.module.css'

interface CopiesStepperProps {
  /** What is counted, for screen readers. */
  of: string
  quantity: number
  /** The highest number allowed. */
  most: number
  onChange: (quantity: number) => void
}

/** Sets a number of copies from one up, in steps or by typing. */
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

/** Invalid input changes nothing, so that the user can go on typing. */
function readCount(text: string, most: number): number | undefined {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}
