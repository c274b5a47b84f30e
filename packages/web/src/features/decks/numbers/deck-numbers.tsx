import { useMemo } from 'react'
import type { ToolPanelProps } from '../tools/tool-panel.ts'
import classes from './deck-numbers.module.css'
import { insightOf } from './insight.ts'
import { ManaCurve } from './mana-curve.tsx'
import { ManaSymbols } from './mana-symbols.tsx'
import { TypeCounts } from './type-counts.tsx'

/** What the main deck is made of. */
export function DeckNumbers({ deck }: Pick<ToolPanelProps, 'deck' | 'sheet'>) {
  const { types, curve, averageMana, symbols } = useMemo(() => insightOf(deck), [deck])
  return (
    <section className={classes.numbers} aria-labelledby="deck-numbers">
      <h2 id="deck-numbers" className={classes.title}>
        Numbers
      </h2>
      {types.length === 0 ? (
        <p className={classes.nothing}>
          Once the main deck has cards, its mana curve, types and colours stand here.
        </p>
      ) : (
        <>
          {averageMana !== null && <ManaCurve curve={curve} average={averageMana} />}
          <TypeCounts types={types} />
          {symbols.length > 0 && <ManaSymbols symbols={symbols} />}
        </>
      )}
    </section>
  )
}
