import type { Odds } from '@manafolio/deck'
import { chanceWords } from './chance-words.ts'
import { HeatTable } from './heat-table.tsx'
import { isExact, triedWords } from './method-words.ts'
import classes from './odds-part.module.css'

interface CommanderTurnsProps {
  commander: Odds['commanders'][number]
  odds: Pick<Odds, 'trials'>
}

/** How likely lands pay for a commander on the turn of its mana value, and on those after it. */
export function CommanderTurns({ commander, odds }: CommanderTurnsProps) {
  const { cardName, byTurn } = commander
  const onCurve = byTurn[0]
  const chances = byTurn.map(({ chance }) => chance)
  return (
    <section aria-label={`${cardName} on curve`}>
      <h3 className={classes.title}>{cardName} on curve</h3>
      <p className={classes.meaning}>
        {onCurve &&
          `By turn ${onCurve.turn} your lands pay for it in ${chanceWords(onCurve.chance)} of games. `}
        {!isExact(chances) && triedWords(chances, odds)}
      </p>
      <HeatTable
        caption={`Chance of the lands for ${cardName} by turn, in percent`}
        turns={byTurn.map(({ turn }) => turn)}
        rows={[{ key: cardName, head: '%', chances }]}
      />
    </section>
  )
}
