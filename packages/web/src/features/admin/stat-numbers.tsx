import { Stats } from '../../ui/stats.tsx'
import classes from './stat-numbers.module.css'
import { countWords } from './user-words.ts'

const notYet = 'Feature not implemented yet'

/** The dashboard's numbers. The count is undefined while it is not known. */
export function StatNumbers({ totalCount }: { totalCount: number | undefined }) {
  const total = totalCount === undefined ? '…' : countWords(totalCount)
  return (
    <div className={classes.numbers}>
      <Stats
        stats={[
          { label: 'Total Users', value: total, note: 'Registered accounts' },
          { label: 'Active Today', value: '—', note: notYet },
          { label: 'With Collections', value: '—', note: notYet },
        ]}
      />
    </div>
  )
}
