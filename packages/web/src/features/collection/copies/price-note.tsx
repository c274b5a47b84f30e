import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../lib/site.ts'
import classes from './price-note.module.css'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What the prices are of, and what they do not know. */
export function PriceNote() {
  const catalogue = useSite()?.catalogue
  const asOf = catalogue ? ` as of ${days.format(new Date(catalogue.pricesAsOf))}` : ''
  return (
    <p className={classes.note}>
      Prices are market prices of the finish{asOf}. Condition and language do not change them.{' '}
      <Link to={pages.cardGrading}>How to tell conditions apart</Link>
    </p>
  )
}
