import { Fragment } from 'react'
import { keyed } from './keyed.ts'
import classes from './mana-cost.module.css'
import { ManaSymbol } from './mana-symbol.tsx'
import { readCost, readSymbol } from './symbols.ts'

/** A cost such as "{2}{U} // {R}" as symbols, with one hidden text for screen readers. */
export function ManaCost({ cost }: { cost: string }) {
  const symbols = readCost(cost).flatMap((part, place) => (place > 0 ? ['//', ...part] : part))
  if (symbols.length === 0) return null
  return (
    <span className={classes.cost}>
      <span className={classes.text}>{formatCost(cost)}</span>
      {keyed(symbols).map(({ key, part }) => (
        <Fragment key={key}>
          {part === '//' ? <span aria-hidden="true">{part}</span> : <ManaSymbol symbol={part} />}
        </Fragment>
      ))}
    </span>
  )
}

/** "{2}{U}" as "mana cost: two generic, one blue"; empty for a cost without symbols. */
export function formatCost(cost: string): string {
  const parts = readCost(cost).map((symbols) => symbols.map(shortSymbol).join(', '))
  return parts.length > 0 ? `mana cost: ${parts.join('; other part: ')}` : ''
}

function shortSymbol(symbol: string): string {
  return readSymbol(symbol)?.label.replace(/ mana/g, '') ?? ''
}
