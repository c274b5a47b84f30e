import type { Restoration } from '@manafolio/contract'
import classes from './restoration-numbers.module.css'

const numbers = new Intl.NumberFormat('en-US')

/** How much of the collection changes, and how many copies of that there are now and then. */
export function RestorationNumbers({ restoration }: { restoration: Restoration }) {
  const { printings, copiesBefore, copiesAfter } = restoration
  return (
    <dl className={classes.numbers}>
      <div>
        <dt className={classes.label}>Printings that change</dt>
        <dd className={classes.number}>{numbers.format(printings)}</dd>
      </div>
      <div>
        <dt className={classes.label}>Copies of them</dt>
        <dd className={classes.number}>
          {numbers.format(copiesBefore)} → {numbers.format(copiesAfter)}
        </dd>
      </div>
    </dl>
  )
}
