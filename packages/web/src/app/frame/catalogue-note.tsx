import type { CatalogueStatus } from '@manafolio/contract'
import classes from './catalogue-note.module.css'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('en-US')

/** How old the prices are, and whether this is the whole of the cards. */
export function CatalogueNote({ status }: { status: CatalogueStatus }) {
  return (
    <div className={classes.note}>
      <p>
        Prices as of {dates.format(new Date(status.pricesAsOf))}
        {status.source === 'sample'
          ? `, from the sample of ${numbers.format(status.printings)} printings that comes with Manafolio.`
          : `, for ${numbers.format(status.printings)} printings.`}
      </p>
      {status.importing !== null && <ImportProgress share={status.importing} />}
    </div>
  )
}

function ImportProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100)
  return (
    <p className={classes.progress}>
      <label htmlFor="catalogue-import">The full catalogue is being read: {percent}%</label>
      <progress id="catalogue-import" max={100} value={percent} />
    </p>
  )
}
