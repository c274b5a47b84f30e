import type { Odds } from '@manafolio/deck'
import { ManaSymbol } from '../../../card-kit/mana-symbol.tsx'
import { colorWords } from '../numbers/color-words.ts'
import { HeatTable } from './heat-table.tsx'
import classes from './odds-part.module.css'

const turns = [1, 2, 3, 4, 5, 6, 7]

/** How likely a land of each colour is seen by a turn. */
export function ColorTurns({ colors }: Pick<Odds, 'colors'>) {
  return (
    <section aria-label="Colours by turn">
      <h3 className={classes.title}>Colours by turn</h3>
      <p className={classes.meaning}>At least one land of the colour drawn, in percent</p>
      <HeatTable
        caption="Chance of a land of each colour by turn, in percent"
        turns={turns}
        rows={colors.map(({ color, byTurn }) => ({
          key: color,
          head: (
            <span className={classes.symbol}>
              <ManaSymbol symbol={color} />
              <span className={classes.hidden}>{colorWords[color]}</span>
            </span>
          ),
          chances: byTurn.slice(0, turns.length),
        }))}
      />
    </section>
  )
}
