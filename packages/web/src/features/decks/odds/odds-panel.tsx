import { copiesOf, type DeckSheet, entriesIn } from '@manafolio/deck'
import { SampleHandPart } from '../hands/sample-hand-part.tsx'
import { copiesWords } from '../numbers/count-words.ts'
import { NumbersSkeleton } from '../numbers/numbers-skeleton.tsx'
import type { ToolPanelProps } from '../tools/tool-panel.ts'
import { ColorTurns } from './color-turns.tsx'
import { CommanderTurns } from './commander-turns.tsx'
import { isExact } from './method-words.ts'
import classes from './odds-panel.module.css'
import { OpeningOdds } from './opening-odds.tsx'
import { useOdds } from './use-odds.ts'

const workingWords = 'Working out the odds...'

/** What drawing from the deck brings. */
export function OddsPanel({ sheet }: Pick<ToolPanelProps, 'sheet'>) {
  const isEmpty = sheet !== null && entriesIn(sheet, 'main').length === 0
  return (
    <section className={classes.panel} aria-labelledby="deck-odds">
      <h2 id="deck-odds" className={classes.title}>
        Odds
      </h2>
      {sheet === null ? (
        <NumbersSkeleton />
      ) : isEmpty ? (
        <p className={classes.nothing}>
          Once the main deck has cards, what its opening hands are like stands here, and a hand is
          drawn.
        </p>
      ) : (
        <DeckOdds sheet={sheet} />
      )}
    </section>
  )
}

function DeckOdds({ sheet }: { sheet: DeckSheet }) {
  const { odds, isOld } = useOdds(sheet)
  if (odds === null) return <NumbersSkeleton words={workingWords} />
  const unknown = entriesIn(sheet, 'main').filter(({ card }) => card === null)
  const { colors, commanders } = odds
  const tried = commanders.filter(({ byTurn }) => !isExact(byTurn.map(({ chance }) => chance)))
  return (
    <div className={classes.odds} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={classes.state}>{isOld && workingWords}</p>
      <OpeningOdds odds={odds} format={sheet.format} />
      <SampleHandPart sheet={sheet} />
      {colors.length > 0 && <ColorTurns colors={colors} />}
      {commanders.map((commander) => (
        <CommanderTurns key={commander.cardName} commander={commander} odds={odds} />
      ))}
      <p className={classes.method}>
        {tried.length > 0 ? 'All else is calculated exactly.' : 'Calculated exactly.'} Only lands
        count, not what else makes mana, and you go first.
        {unknown.length > 0 &&
          ` The card data does not know ${copiesWords(copiesOf(unknown))}: counted as no land.`}
      </p>
    </div>
  )
}
