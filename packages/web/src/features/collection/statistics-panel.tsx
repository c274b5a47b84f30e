import type { CollectionStats } from '@manafolio/contract'
import { Statistics } from './statistics.tsx'
import { ValueLink } from './value/value-link.tsx'

/** The statistics, with the way to the history of the value. */
export function StatisticsPanel({ stats }: { stats: CollectionStats }) {
  return <Statistics stats={stats} valueLink={<ValueLink />} />
}
