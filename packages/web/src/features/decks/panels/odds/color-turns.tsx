import type { Odds } from '@manafolio/deck'
import { ManaSymbol } from '../../../../card-kit/mana-symbol.tsx'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import { HeatTable } from './heat-table.tsx'
import classes from './odds-part.module.css'

const list = new Intl.ListFormat('en', { type: 'disjunction' })

const turns = [1, 2, 3, 4, 5, 6, 7]

/** The chance of a land of each color by turn, or of either color of a hybrid symbol. */
export function ColorTurns({ colors }: Pick<Odds, 'colors'>) {
  return (
    <section aria-label="Colors by turn">
      <h3 className={classes.title}>Colors by turn</h3>
      <p className={classes.meaning}>Chance of at least one land of the color, in percent</p>
      <HeatTable
        caption="Chance of a land of each color by turn, in percent"
        turns={turns}
        rows={colors.map(({ colors: either, byTurn }) => ({
          key: either.join(''),
          head: (
            <span className={classes.symbol}>
              {either.map((color) => (
                <ManaSymbol key={color} symbol={color} />
              ))}
              <span className={classes.hidden}>
                {list.format(either.map((color) => colorLabels[color]))}
              </span>
            </span>
          ),
          chances: byTurn.slice(0, turns.length),
        }))}
      />
    </section>
  )
}
