import type { ReactNode } from 'react'
import classes from './stat-numbers.module.css'
import { countWords } from './user-words.ts'

const notYet = 'Feature not implemented yet'

/** The dashboard's numbers. The count is undefined while it is not known. */
export function StatNumbers({ totalCount }: { totalCount: number | undefined }) {
  return (
    <dl className={classes.stats}>
      <Stat label="Total Users" value={totalCount === undefined ? '…' : countWords(totalCount)}>
        Registered accounts
      </Stat>
      <Stat label="Active Today" value="—">
        {notYet}
      </Stat>
      <Stat label="With Collections" value="—">
        {notYet}
      </Stat>
    </dl>
  )
}

function Stat({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className={classes.stat}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.note}>{children}</dd>
    </div>
  )
}
