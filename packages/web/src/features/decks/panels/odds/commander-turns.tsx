import type { Odds } from '@manafolio/deck'
import { formatChance } from './chance-text.ts'
import { HeatTable } from './heat-table.tsx'
import { isExact, trialsNote } from './method-text.ts'
import classes from './odds-part.module.css'

interface CommanderTurnsProps {
  commander: Odds['commanders'][number]
  odds: Pick<Odds, 'trials'>
}

/** The chance that the lands pay for a commander, from the turn of its mana value on. */
export function CommanderTurns({ commander, odds }: CommanderTurnsProps) {
  const { cardName, byTurn } = commander
  const onCurve = byTurn[0]
  const chances = byTurn.map(({ chance }) => chance)
  return (
    <section aria-label={`${cardName} on curve`}>
      <h3 className={classes.title}>{cardName} on curve</h3>
      <p className={classes.meaning}>
        {onCurve &&
          `Your lands can pay for it by turn ${onCurve.turn} in ${formatChance(onCurve.chance)} of games. `}
        {!isExact(chances) && trialsNote(chances, odds)}
      </p>
      <HeatTable
        caption={`Chance of having the lands for ${cardName} by turn, in percent`}
        turns={byTurn.map(({ turn }) => turn)}
        rows={[{ key: cardName, head: '%', chances }]}
      />
    </section>
  )
}
