import { type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './quantity-input.module.css'

interface QuantityInputProps {
  /** For screen readers. */
  label: string
  quantity: number
  /** Why there can't be so many, as a sentence; null when there can. */
  problemOf: (quantity: number) => string | null
  onSave: (quantity: number) => void
  /** Saves each valid number while it is typed: for forms that are stored later. */
  isImmediate?: boolean
  tabIndex?: number
  className?: string | undefined
}

/**
 * A quantity that can be typed over. Enter and leaving the field save it, Escape restores it; what is invalid
 * says why, and is never saved.
 */
export function QuantityInput({
  label,
  quantity,
  problemOf,
  onSave,
  ...props
}: QuantityInputProps) {
  const { isImmediate = false, tabIndex = 0, className = '' } = props
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const count = typed === null || typed.trim() === '' ? quantity : readCount(typed)
  const problem = problemOf(count)

  function write(text: string) {
    setTyped(text)
    const next = readCount(text)
    if (isImmediate && problemOf(next) === null) onSave(next)
  }

  function save() {
    if (problem !== null) return
    setTyped(null)
    if (count !== quantity) onSave(count)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (typed === null || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault() // the form around it is not submitted yet
      save()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      setTyped(null)
    } else return
    requestAnimationFrame(() => input.current?.select())
  }

  return (
    <>
      <input
        ref={input}
        className={`${classes.input} ${className}`}
        tabIndex={tabIndex}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        data-control="quantity"
        // Escape restores the quantity first; the dialog around it closes with the next one.
        data-mantine-stop-propagation={typed !== null}
        value={typed ?? quantity}
        onChange={({ target }) => write(target.value)}
        onKeyDown={pressKey}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          save()
          setTyped(null)
        }}
      />
      {problem !== null && (
        <span
          ref={(bubble) => showBelow(input.current, bubble)}
          id={problemId}
          role="alert"
          popover="manual"
          className={classes.problem}
        >
          {problem}
        </span>
      )}
    </>
  )
}

function readCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** From the edges of the window, and from the field. */
const [edge, gap] = [8, 6]

/** Above everything: rows and tiles clip what they contain. */
function showBelow(input: HTMLElement | null, bubble: HTMLElement | null): void {
  if (!input || !bubble || !('showPopover' in bubble)) return
  bubble.showPopover()
  const field = input.getBoundingClientRect()
  const centered = field.left + (field.width - bubble.offsetWidth) / 2
  const most = document.documentElement.clientWidth - bubble.offsetWidth - edge
  bubble.style.left = `${Math.max(edge, Math.min(centered, most))}px`
  bubble.style.top = `${field.bottom + gap}px`
}
