import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { copiesOf, type DeckSheet, entriesIn, type Odds } from '@manafolio/deck'
import { useEffect, useRef, useState } from 'react'
import { countOf, pluralOf } from '../../../../lib/formats.ts'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartKey } from '../../kit/charts/chart-key.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { Columns } from '../../kit/charts/columns.tsx'
import { NumbersSkeleton } from '../numbers/numbers-skeleton.tsx'
import type { ToolPanelProps } from '../tool-panel.ts'
import { chanceNumber, formatChance } from './chance-text.ts'
import { ColorTurns } from './color-turns.tsx'
import { CommanderTurns } from './commander-turns.tsx'
import { isExact } from './method-text.ts'
import { type OddsWorker, oddsClient } from './odds-client.ts'
import classes from './odds-panel.module.css'
import { SampleHandPart } from './sample-hand-part.tsx'

const workingMessage = 'Working out the odds...'

/** The odds of drawing from the deck. */
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
          Add cards to the main deck to see the odds of its opening hands and draw a sample hand.
        </p>
      ) : (
        <DeckOdds sheet={sheet} />
      )}
    </section>
  )
}

function DeckOdds({ sheet }: { sheet: DeckSheet }) {
  const { odds, isOld } = useOdds(sheet)
  if (odds === null) return <NumbersSkeleton message={workingMessage} />
  const unknown = entriesIn(sheet, 'main').filter(({ card }) => card === null)
  const { colors, commanders } = odds
  const simulated = commanders.filter(({ byTurn }) => !isExact(byTurn.map(({ chance }) => chance)))
  return (
    <div className={classes.odds} data-old={isOld || undefined} aria-busy={isOld}>
      <p className={classes.state}>{isOld && workingMessage}</p>
      <OpeningOdds odds={odds} format={sheet.format} />
      <SampleHandPart sheet={sheet} />
      {colors.length > 0 && <ColorTurns colors={colors} />}
      {commanders.map((commander) => (
        <CommanderTurns key={commander.cardName} commander={commander} odds={odds} />
      ))}
      <p className={classes.method}>
        {simulated.length > 0 ? 'Everything else is calculated exactly.' : 'Calculated exactly.'}{' '}
        Only lands count as mana sources, and you go first.
        {unknown.length > 0 &&
          ` ${countOf(copiesOf(unknown), 'card')} not in the card data ${pluralOf(copiesOf(unknown), 'counts as a nonland.', 'count as nonlands.')}`}
      </p>
    </div>
  )
}

interface SheetOdds {
  odds: Odds
  sheet: DeckSheet
}

/** The odds of a deck; after a change the old ones until the new ones are ready. */
function useOdds(sheet: DeckSheet | null): { odds: Odds | null; isOld: boolean } {
  const [result, setResult] = useState<SheetOdds | null>(null)
  const clientRef = useRef<ReturnType<typeof oddsClient>>(undefined)
  useEffect(() => {
    const client = oddsClient(startWorker, (odds, of) => setResult({ odds, sheet: of }))
    clientRef.current = client
    return () => client.close()
  }, [])
  useEffect(() => {
    if (sheet) clientRef.current?.request(sheet)
  }, [sheet])
  return { odds: result?.odds ?? null, isOld: result?.sheet !== sheet }
}

/** Null where workers are not available. */
function startWorker(): OddsWorker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null // refused: the main thread does the work
  }
}

interface OpeningOddsProps {
  odds: Odds
  format: DeckFormat
}

/** How often the first seven cards are keepable, and how many lands they have. */
function OpeningOdds({ odds, format }: OpeningOddsProps) {
  const { keepsFrom, keepsTo, keepable, keepableWithMulligan, byLands, averageLands } = odds.opening
  const isKeepable = (lands: number) => lands >= keepsFrom && lands <= keepsTo
  const isFree = formatFacts[format].commanders !== null
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
        <p className={classes.more}>
          With one {isFree && 'free '}mulligan it is {formatChance(keepableWithMulligan)}. A hand
          has {averageLands.toFixed(1)} lands on average.
        </p>
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
