import { Fragment } from 'react'
import { costWords } from './cost-words.ts'
import classes from './mana-cost.module.css'
import { ManaSymbol } from './mana-symbol.tsx'
import { readCost } from './symbols.ts'

/** A cost such as "{2}{U} // {R}" as symbols, with one hidden text that says it. */
export function ManaCost({ cost }: { cost: string }) {
  const parts = readCost(cost)
  if (parts.length === 0) return null
  return (
    <span className={classes.cost}>
      <span className={classes.words}>{costWords(cost)}</span>
      {parts.map((symbols, part) => (
        <Fragment key={`${part} ${symbols.join('')}`}>
          {part > 0 && <span aria-hidden="true">{'//'}</span>}
          {symbols.map((symbol, place) => (
            <ManaSymbol key={`${place} ${symbol}`} symbol={symbol} />
          ))}
        </Fragment>
      ))}
    </span>
  )
}
