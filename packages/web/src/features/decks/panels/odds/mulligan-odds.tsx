import type { DeckFormat } from '@manafolio/contract'
import { freeMulligansIn, type Odds } from '@manafolio/deck'
import { countOf } from '../../../../lib/formats.ts'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { formatChance } from './chance-text.ts'
import classes from './odds-part.module.css'

interface MulliganOddsProps {
  opening: Odds['opening']
  format: DeckFormat
}

/** The chance of a keepable hand after some mulligans, with the cards that are left of it. */
export function MulliganOdds({ opening, format }: MulliganOddsProps) {
  const { byMulligans, keepsFrom, keepsTo } = opening
  const free = freeMulligansIn(format)
  return (
    <section aria-label="Mulligans">
      <h3 className={classes.title}>Mulligans</h3>
      <p className={classes.meaning}>
        {free > 0 ? 'In this format the first mulligan is free. ' : ''}
        Each mulligan draws seven new cards; {free > 0 ? 'after the free one, ' : ''}one more of
        them goes to the bottom each time. A hand is keepable with {keepsFrom} to {keepsTo} lands
        among the seven.
      </p>
      <ChartTable
        caption="Chance of a keepable hand by the number of mulligans"
        heads={['Mulligans', 'You keep', 'Keepable by then']}
        rows={byMulligans.map(({ mulligans, cards, keepable }) => [
          mulliganLabel(mulligans, free),
          countOf(cards, 'card'),
          formatChance(keepable),
        ])}
      />
    </section>
  )
}

function mulliganLabel(mulligans: number, free: number): string {
  if (mulligans === 0) return 'None'
  return mulligans <= free ? `${mulligans} (free)` : String(mulligans)
}
