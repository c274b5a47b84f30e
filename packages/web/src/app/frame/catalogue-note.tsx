import type { CatalogueStatus } from '@manafolio/contract'
import classes from './catalogue-note.module.css'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('en-US')

const troubles: Record<NonNullable<CatalogueStatus['trouble']>, string> = {
  unreachable: 'The card-data service gave nothing newer so far. Manafolio keeps trying.',
  unusable: 'Newer card data could not be used. Manafolio keeps trying.',
}

/** How old the prices are, whether these are all cards, and why there is nothing newer. */
export function CatalogueNote({ status }: { status: CatalogueStatus }) {
  return (
    <div className={classes.note}>
      <p>
        Prices as of {dates.format(new Date(status.pricesAsOf))}
        {status.source === 'sample'
          ? `, from the sample of ${numbers.format(status.printings)} printings that comes with Manafolio.`
          : `, for ${numbers.format(status.printings)} printings.`}
      </p>
      {status.trouble && <p className={classes.trouble}>{troubles[status.trouble]}</p>}
    </div>
  )
}
