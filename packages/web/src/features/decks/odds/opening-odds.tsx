import type { DeckFormat } from '@manafolio/contract'
import { formatFacts } from '@manafolio/contract'
import type { Odds } from '@manafolio/deck'
import { Chart } from '../numbers/chart.tsx'
import { ChartKey } from '../numbers/chart-key.tsx'
import { ChartTable } from '../numbers/chart-table.tsx'
import { Columns } from '../numbers/columns.tsx'
import { copiesWords } from '../numbers/count-words.ts'
import { chanceNumber, chanceWords } from './chance-words.ts'
import classes from './opening-odds.module.css'

interface OpeningOddsProps {
  odds: Odds
  format: DeckFormat
}

/** How often the first seven cards can be kept, and with how many lands they come. */
export function OpeningOdds({ odds, format }: OpeningOddsProps) {
  const { keepsFrom, keepsTo, keepable, keepableWithMulligan, byLands, averageLands } = odds.opening
  const isKept = (lands: number) => lands >= keepsFrom && lands <= keepsTo
  const isFree = formatFacts[format].commanders !== null
  return (
    <div className={classes.opening}>
      <div>
        <p className={classes.figure}>
          <b className={classes.percent}>{chanceWords(keepable)}</b>{' '}
          <span className={classes.meaning}>
            of opening hands are keepable: {keepsFrom} to {keepsTo} lands in{' '}
            {odds.cards < 7 ? `all ${copiesWords(odds.cards)}` : 'seven cards'}.
          </span>
        </p>
        <p className={classes.more}>
          With one {isFree && 'free '}mulligan it is {chanceWords(keepableWithMulligan)}. A hand has{' '}
          {averageLands.toFixed(1)} lands on average.
        </p>
      </div>
      <Chart
        title="Lands in the opening hand"
        table={
          <ChartTable
            caption="Chance of so many lands in the opening hand"
            heads={['Lands', 'Chance', 'Keepable']}
            rows={byLands.map((chance, lands) => [
              String(lands),
              chanceWords(chance),
              isKept(lands) ? 'yes' : 'no',
            ])}
          />
        }
      >
        <Columns
          columns={byLands.map((chance, lands) => ({
            label: String(lands),
            words: chance.chance > 0 ? `${chanceNumber(chance)}%` : '',
            size: chance.chance,
            strong: isKept(lands) ? chance.chance : 0,
          }))}
        />
        <ChartKey strong="Keepable" pale="Too few or too many" />
      </Chart>
    </div>
  )
}
