import { ManaSymbol } from '../../../card-kit/mana-symbol.tsx'
import parts from './deck-numbers.module.css'
import type { Insight } from './insight.ts'
import classes from './mana-symbols.module.css'

const names: Readonly<Record<string, string>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
}

/** How often each colour is asked for in the costs of the cards. */
export function ManaSymbols({ symbols }: Pick<Insight, 'symbols'>) {
  const all = symbols.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={parts.part}>
      <div className={parts.head}>
        <h3 className={parts.name}>Mana symbols</h3>
        <p className={parts.aside}>in costs</p>
      </div>
      <ul className={classes.symbols}>
        {symbols.map(({ color, count }) => (
          <li key={color} className={classes.symbol}>
            <ManaSymbol symbol={color} />
            <span>{names[color]}</span>
            <span>{count}</span>
            <span className={classes.share}>{Math.round((count / all) * 100)}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
