import { Fragment } from 'react'
import { costWords } from './cost-words.ts'
import { keyed } from './keyed.ts'
import classes from './mana-cost.module.css'
import { ManaSymbol } from './mana-symbol.tsx'
import { readCost } from './symbols.ts'

/** A cost such as "{2}{U} // {R}" as symbols, with one hidden text that says it. */
export function ManaCost({ cost }: { cost: string }) {
  const symbols = readCost(cost).flatMap((part, place) => (place > 0 ? ['//', ...part] : part))
  if (symbols.length === 0) return null
  return (
    <span className={classes.cost}>
      <span className={classes.words}>{costWords(cost)}</span>
      {keyed(symbols).map(({ key, part }) => (
        <Fragment key={key}>
          {part === '//' ? <span aria-hidden="true">{part}</span> : <ManaSymbol symbol={part} />}
        </Fragment>
      ))}
    </span>
  )
}
