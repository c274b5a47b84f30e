import { type ReactNode, useId } from 'react'
import { ManaSymbol } from '../mana-symbol.tsx'
import classes from './filter-group.module.css'

interface FilterGroupProps {
  title: string
  /** The terms of the query that it shows. */
  terms?: readonly string[]
  children: ReactNode
}

/** The controls of one filter, with what they wrote into the query. */
export function FilterGroup({ title, terms = [], children }: FilterGroupProps) {
  const id = useId()
  const written = terms.join(' ')
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <div className={classes.label}>
        <p id={id} className={classes.title}>
          {title}
        </p>
        {written && (
          <code className={classes.terms} title={written}>
            {written}
          </code>
        )}
      </div>
      <div className={classes.controls}>{children}</div>
    </fieldset>
  )
}

export function Chips({ children }: { children: ReactNode }) {
  return <div className={classes.chips}>{children}</div>
}

interface ChipProps {
  label: string
  /** A mana symbol before the label. */
  symbol?: string | undefined
  /** What it writes, as a tooltip. */
  term?: string
  isPressed: boolean
  onPress: () => void
}

export function Chip({ label, symbol, term, isPressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={isPressed}
      title={term}
      onClick={onPress}
    >
      {symbol && <ManaSymbol symbol={symbol} />}
      {label}
    </button>
  )
}
