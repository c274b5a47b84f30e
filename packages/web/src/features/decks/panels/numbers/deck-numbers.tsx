import { numbersOf } from '@manafolio/deck'
import { useMemo } from 'react'
import type { ToolPanelProps } from '../tool-panel.ts'
import { ColorBalance } from './color-balance.tsx'
import classes from './deck-numbers.module.css'
import { DeckPrices } from './deck-prices.tsx'
import { ManaCurve } from './mana-curve.tsx'
import { NumberFigures } from './number-figures.tsx'
import { NumbersSkeleton } from './numbers-skeleton.tsx'
import { TypeTable } from './type-table.tsx'

/** The mana curve, colors, types and prices of a deck. */
export function DeckNumbers({ sheet }: Pick<ToolPanelProps, 'sheet'>) {
  const numbers = useMemo(() => sheet && numbersOf(sheet), [sheet])
  return (
    <section className={classes.numbers} aria-labelledby="deck-numbers">
      <h2 id="deck-numbers" className={classes.title}>
        Numbers
      </h2>
      {numbers === null ? (
        <NumbersSkeleton />
      ) : numbers.cards === 0 ? (
        <p className={classes.nothing}>
          Add cards to the main deck to see its mana curve, types and colors.
        </p>
      ) : (
        <>
          <NumberFigures numbers={numbers} />
          {numbers.averageManaValue !== null && <ManaCurve curve={numbers.curve} />}
          {numbers.colors.length > 0 && <ColorBalance colors={numbers.colors} />}
          {numbers.types.length > 0 && <TypeTable types={numbers.types} />}
          <DeckPrices prices={numbers.prices} />
        </>
      )}
    </section>
  )
}
