import { useRef } from 'react'
import { countOf, formatCount } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartKey } from '../../kit/charts/chart-key.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { Columns } from '../../kit/charts/columns.tsx'
import { type HandCounts, type HandsOwner, resetHandCounts, useHandCounts } from './hand-counts.ts'
import classes from './hand-counts-part.module.css'

/** How many sample hands were kept, by their lands. */
export function HandCountsPart({ owner }: { owner: HandsOwner }) {
  const counts = useHandCounts(owner)
  const summary = useRef<HTMLParagraphElement>(null)
  const hands = sumOf(counts.kept) + sumOf(counts.mulliganed)

  function reset() {
    resetHandCounts(owner)
    summary.current?.focus() // the button is gone
  }

  return (
    <div className={classes.counts}>
      <p ref={summary} tabIndex={-1} className={classes.summary}>
        {hands === 0 ? 'Keep or mulligan hands to count them here.' : summaryOf(counts)}
      </p>
      {hands > 0 && (
        <>
          <CountsChart counts={counts} />
          <Button variant="default" size="compact-sm" className={classes.reset} onClick={reset}>
            Reset counts
          </Button>
        </>
      )}
    </div>
  )
}

/** "You kept 12 of 15 hands; those kept have 3.1 lands on average." */
function summaryOf({ kept, mulliganed }: HandCounts): string {
  const keptHands = sumOf(kept)
  const hands = keptHands + sumOf(mulliganed)
  const start = `You kept ${formatCount(keptHands)} of ${countOf(hands, 'hand')}`
  if (keptHands === 0) return `${start}.`
  const lands = kept.reduce((sum, count, lands) => sum + count * lands, 0)
  return `${start}; those kept have ${(lands / keptHands).toFixed(1)} lands on average.`
}

function CountsChart({ counts: { kept, mulliganed } }: { counts: HandCounts }) {
  const places = kept.map((count, lands) => ({ lands, count, thrown: mulliganed[lands] ?? 0 }))
  return (
    <Chart
      title="Your hands by lands"
      table={
        <ChartTable
          caption="Hands that you kept and mulliganed, by their number of lands"
          heads={['Lands', 'Kept', 'Mulliganed']}
          rows={places.map(({ lands, count, thrown }) => [String(lands), count, thrown])}
        />
      }
    >
      <Columns
        columns={places.map(({ lands, count, thrown }) => ({
          label: String(lands),
          valueLabel: count + thrown > 0 ? String(count + thrown) : '',
          size: count + thrown,
          strong: count,
        }))}
      />
      <ChartKey strong="Kept" pale="Mulliganed" />
    </Chart>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
