import { type CardPrinting, cardParams, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { formatPrintingCode, printingDetails } from '../../../card-kit/printing-text.ts'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'
import { formatReleaseDate } from '../../../lib/dates.ts'
import classes from './printing-name.module.css'

interface PrintingNameProps {
  printing: CardPrinting
  isCurrent: boolean
}

/** Set, number, treatments, rarity, language and day of a printing, with a link to its page. */
export function PrintingName({ printing, isCurrent }: PrintingNameProps) {
  const { setCode, setName, rarity, releasedAt } = printing
  const details = printingDetails(printing)
  return (
    <span className={classes.printing}>
      <span className={classes.symbol}>
        <SetSymbol setCode={setCode} rarity={rarity} />
      </span>
      <span className={classes.text}>
        {/* Hovering a long list would fetch page after page. */}
        <Link
          to={pages.card}
          params={cardParams(printing)}
          resetScroll={false}
          state // of the search that the card was opened from
          preload={false}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
          className={classes.link}
        >
          {setName} <span className={classes.number}>{formatPrintingCode(printing)}</span>
        </Link>
        <span className={classes.details}>
          {details.length > 0 && <b className={classes.treatments}>{details.join(' · ')}</b>}
          <span className={classes.rarity}>{rarity}</span>{' '}
          <time dateTime={releasedAt}>{formatReleaseDate(releasedAt)}</time>
        </span>
      </span>
    </span>
  )
}
