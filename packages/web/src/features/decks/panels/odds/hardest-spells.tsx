import type { CardOdds, DeckSheet, Odds } from '@manafolio/deck'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatChance } from './chance-text.ts'
import { isExact, trialsNote } from './method-text.ts'
import classes from './odds-table.module.css'
import { SpellLink } from './spell-link.tsx'

const spellsShown = 5

interface HardestSpellsProps {
  /** The hardest first. */
  spells: readonly CardOdds[]
  odds: Pick<Odds, 'trials'>
  sheet: DeckSheet
}

/** The spells that the lands pay for on curve least often. */
export function HardestSpells({ spells, odds, sheet }: HardestSpellsProps) {
  const [hardest] = spells
  if (hardest === undefined) return null
  const shown = spells.slice(0, spellsShown)
  const chances = shown.flatMap(({ onCurve, withEnoughLands }) => [onCurve, withEnoughLands])
  return (
    <section aria-label="Hardest to cast on curve">
      <h3 className={classes.title}>Hardest to cast on curve</h3>
      <p className={classes.meaning}>
        Your lands pay for {hardest.cardName} by turn {hardest.turn} in{' '}
        {formatChance(hardest.onCurve)} of games.
        <ColorNote spells={spells} />
      </p>
      <table className={classes.table}>
        <caption className={classes.hidden}>
          Chance that the lands pay for a card on the turn of its mana value
        </caption>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Turn</th>
            <th scope="col">On curve</th>
            <th scope="col">With enough lands</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((spell) => (
            <tr key={spell.cardName}>
              <th scope="row" className={classes.text}>
                <SpellLink cardName={spell.cardName} sheet={sheet} />{' '}
                <ManaCost cost={spell.manaCost} />
              </th>
              <td>{spell.turn}</td>
              <td>{formatChance(spell.onCurve)}</td>
              <td>{formatChance(spell.withEnoughLands)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.method}>
        Cast for the mana cost, with X as 1 and Phyrexian mana paid with life.{' '}
        {!isExact(chances) && trialsNote(chances, odds)}
      </p>
    </section>
  )
}

/** The card whose colors are missing most often, whatever the number of lands. */
function ColorNote({ spells }: Pick<HardestSpellsProps, 'spells'>) {
  const [hardest] = [...spells].sort((a, b) => a.withEnoughLands.chance - b.withEnoughLands.chance)
  if (!hardest || hardest.withEnoughLands.chance > 0.995) return null
  const { cardName, withEnoughLands } = hardest
  return ` ${cardName} has the hardest colors: even with enough lands, they pay for it in only ${formatChance(withEnoughLands)} of games.`
}
