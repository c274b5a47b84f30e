import { type getValueMovers, moverDays, type OutputOf } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { formatUtcDate } from '../../../../lib/dates.ts'
import { formatCopies } from '../../../../lib/formats.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { ChangeFigure } from '../head/change-figure.tsx'
import { inCents } from '../value-change.ts'
import type { MoverDays } from '../value-params.ts'
import { moversQuery } from '../value-queries.ts'
import { MoverList } from './mover-list.tsx'
import { MoversSkeleton } from './movers-skeleton.tsx'
import classes from './value-movers.module.css'

interface ValueMoversProps {
  days: MoverDays
  onDays: (days: MoverDays) => void
}

const segments = moverDays.map((name) => ({ name, label: `${name} days` }))

/** The cards whose prices changed the value most, up and down. */
export function ValueMovers({ days, onDays }: ValueMoversProps) {
  const movers = useQuery(moversQuery(days))
  // Without prices as far back as the shortest period, there are none further back.
  const hasPeriods = days !== moverDays[0] || movers.data?.from !== null
  return (
    <section aria-labelledby="movers-title" className={classes.section}>
      <div className={classes.head}>
        <h2 id="movers-title">Biggest movers</h2>
        {hasPeriods && (
          <Segments
            label="Movers of the last"
            segments={segments}
            chosen={days}
            onChange={onDays}
          />
        )}
      </div>
      {movers.data ? (
        <div className={classes.body} aria-busy={movers.isPlaceholderData}>
          <Movers movers={movers.data} />
        </div>
      ) : movers.error ? (
        <LoadProblem
          title="The biggest movers could not be loaded"
          error={movers.error}
          onRetry={movers.refetch}
        />
      ) : (
        <MoversSkeleton />
      )}
    </section>
  )
}

function Movers({ movers }: { movers: OutputOf<typeof getValueMovers> }) {
  const { from, to, winners, losers } = movers
  if (from === null) return <p className={classes.note}>There are no prices for that period yet.</p>
  return (
    <>
      <p className={classes.note}>
        Compared with {formatUtcDate(from)}, by prices of {formatUtcDate(to)}:{' '}
        <ChangeFigure usd={inCents(movers.changeUsd)} share={null} /> for{' '}
        {formatCopies(movers.comparedCopies)} that have a price on both days.
      </p>
      <div className={classes.lists}>
        <MoverList title="Winners" movers={winners} nothing="None of your cards went up." />
        <MoverList title="Losers" movers={losers} nothing="None of your cards went down." />
      </div>
    </>
  )
}
