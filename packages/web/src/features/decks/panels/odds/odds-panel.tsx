import { copiesOf, type DeckSheet, entriesIn, type Odds } from '@manafolio/deck'
import { useCurrentUser } from '../../../../lib/current-user.ts'
import { countOf, pluralOf } from '../../../../lib/formats.ts'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartKey } from '../../kit/charts/chart-key.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { Columns } from '../../kit/charts/columns.tsx'
import { GoldfishPart } from '../goldfish/goldfish-part.tsx'
import { NumbersSkeleton } from '../numbers/numbers-skeleton.tsx'
import type { ToolPanelProps } from '../tool-panel.ts'
import { chanceNumber, formatChance } from './chance-text.ts'
import { ColorNeeds } from './color-needs.tsx'
import { ColorTurns } from './color-turns.tsx'
import { CommanderTurns } from './commander-turns.tsx'
import { HardestSpells } from './hardest-spells.tsx'
import { MulliganOdds } from './mulligan-odds.tsx'
import classes from './odds-panel.module.css'
import { SampleHandPart } from './sample-hand-part.tsx'
import { useOdds } from './use-odds.ts'

const workingMessage = 'Working out the odds...'

/** The odds of drawing from the deck. */
export function OddsPanel({ sheet, deck }: Pick<ToolPanelProps, 'sheet' | 'deck'>) {
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
          Add cards to the main deck to see the odds of its opening hands and draw a sample hand.
        </p>
      ) : (
        <DeckOdds sheet={sheet} deckId={deck.id} />
      )}
    </section>
  )
}

interface DeckOddsProps {
  sheet: DeckSheet
  deckId: string
}

function DeckOdds({ sheet, deckId }: DeckOddsProps) {
  const { odds, isOld } = useOdds(sheet)
  const user = useCurrentUser()
  if (odds === null || user === null) return <NumbersSkeleton message={workingMessage} />
  const hasLands = odds.opening.averageLands > 0
  return (
    <div className={classes.odds} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={classes.state}>{isOld && workingMessage}</p>
      {hasLands ? <OpeningOdds odds={odds} /> : <p className={classes.nothing}>{noLands}</p>}
      {hasLands && <MulliganOdds opening={odds.opening} format={sheet.format} />}
      <SampleHandPart sheet={sheet} owner={{ userId: user.id, deckId }} />
      {hasLands && <GoldfishPart sheet={sheet} />}
      {hasLands && <CastingOdds odds={odds} sheet={sheet} />}
    </div>
  )
}

const noLands =
  'This deck has no lands. Add some to see how often you can keep a hand and cast your spells.'

/** How often the lands pay for the cards. */
function CastingOdds({ odds, sheet }: { odds: Odds; sheet: DeckSheet }) {
  const unknown = entriesIn(sheet, 'main').filter(({ card }) => card === null)
  const { colors, commanders, needs, spells } = odds
  return (
    <>
      {colors.length > 0 && <ColorTurns colors={colors} />}
      {needs.length > 0 && <ColorNeeds needs={needs} sheet={sheet} />}
      <HardestSpells spells={spells} odds={odds} sheet={sheet} />
      {commanders.map((commander) => (
        <CommanderTurns key={commander.cardName} commander={commander} odds={odds} />
      ))}
      <p className={classes.method}>
        Chances without a margin of error are calculated exactly. Only lands count as mana sources,
        and except in the goldfish games you go first.
        {unknown.length > 0 &&
          ` ${countOf(copiesOf(unknown), 'card')} not in the card data ${pluralOf(copiesOf(unknown), 'counts as a nonland.', 'count as nonlands.')}`}
      </p>
    </>
  )
}

/** How often the first seven cards are keepable, and how many lands they have. */
function OpeningOdds({ odds }: { odds: Odds }) {
  const { keepsFrom, keepsTo, keepable, byLands, averageLands } = odds.opening
  const isKeepable = (lands: number) => lands >= keepsFrom && lands <= keepsTo
  return (
    <div className={classes.opening}>
      <div>
        <p className={classes.figure}>
          <b className={classes.percent}>{formatChance(keepable)}</b>{' '}
          <span className={classes.meaning}>
            of opening hands are keepable: {keepsFrom} to {keepsTo} lands in{' '}
            {odds.cards < 7 ? `all ${countOf(odds.cards, 'card')}` : 'seven cards'}.
          </span>
        </p>
        <p className={classes.more}>A hand has {averageLands.toFixed(1)} lands on average.</p>
      </div>
      <Chart
        title="Lands in the opening hand"
        table={
          <ChartTable
            caption="Chance of each number of lands in the opening hand"
            heads={['Lands', 'Chance', 'Keepable']}
            rows={byLands.map((chance, lands) => [
              String(lands),
              formatChance(chance),
              isKeepable(lands) ? 'yes' : 'no',
            ])}
          />
        }
      >
        <Columns
          columns={byLands.map((chance, lands) => ({
            label: String(lands),
            valueLabel: chance.chance > 0 ? `${chanceNumber(chance)}%` : '',
            size: chance.chance,
            strong: isKeepable(lands) ? chance.chance : 0,
          }))}
        />
        <ChartKey strong="Keepable" pale="Too few or too many" />
      </Chart>
    </div>
  )
}
