import { type getValueMovers, moverDays, type OutputOf } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { ChangeFigure } from '../head/change-figure.tsx'
import { Segments } from '../segments.tsx'
import { inCents } from '../value-change.ts'
import type { MoverDays } from '../value-params.ts'
import { ValueProblem } from '../value-problem.tsx'
import { moversQuery } from '../value-queries.ts'
import { copiesWords, dayWords } from '../value-words.ts'
import { MoverList } from './mover-list.tsx'
import { MoversSkeleton } from './movers-skeleton.tsx'
import classes from './value-movers.module.css'

interface ValueMoversProps {
  days: MoverDays
  onDays: (days: MoverDays) => void
}

const segments = moverDays.map((name) => ({ name, label: `${name} days` }))

/** The cards whose prices moved the value most, upwards and downwards. */
export function ValueMovers({ days, onDays }: ValueMoversProps) {
  const movers = useQuery(moversQuery(days))
  return (
    <section aria-labelledby="movers-title" className={classes.section}>
      <div className={classes.head}>
        <h2 id="movers-title">Biggest movers</h2>
        <Segments label="Movers of the last" segments={segments} chosen={days} onChange={onDays} />
      </div>
      {movers.data ? (
        <div className={classes.body} aria-busy={movers.isPlaceholderData}>
          <Movers movers={movers.data} />
        </div>
      ) : movers.error ? (
        <ValueProblem
          title="The movers could not be loaded"
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
  if (from === null) return <p className={classes.note}>Prices of that time are not known yet.</p>
  return (
    <>
      <p className={classes.note}>
        Compared with {dayWords(from)}, by prices of {dayWords(to)}:{' '}
        <ChangeFigure usd={inCents(movers.changeUsd)} share={null} /> for{' '}
        {copiesWords(movers.comparedCopies)} with a price on both days.
      </p>
      <div className={classes.lists}>
        <MoverList title="Winners" movers={winners} nothing="No card you own rose in price." />
        <MoverList title="Losers" movers={losers} nothing="No card you own fell in price." />
      </div>
    </>
  )
}
