import { type CardPage, cardParams, kindKey, type OwnedCard, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { PrintingLine } from '../../../card-kit/printing-line.tsx'
import { formatPrinting } from '../../../card-kit/printing-text.ts'
import { formatVariant } from '../../../card-kit/variant-text.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useFolded } from '../use-folded.tsx'
import classes from './yours-panel.module.css'

interface OwnedCopiesProps {
  page: CardPage
  entries: OwnedCard['entries']
}

const linesShown = 6

/** Copies that are alike on a line each: how many, what they are, of which printing, and since when. */
export function OwnedCopies({ page, entries }: OwnedCopiesProps) {
  const lines = entries.flatMap(({ scryfallId, variants, addedAt }) =>
    variants.map((variant) => ({ scryfallId, variant, addedAt })),
  )
  const { shown, toggle } = useFolded(lines, { limit: linesShown, noun: 'line' })
  return (
    <>
      <ul className={classes.list} aria-label="Your copies">
        {shown.map(({ scryfallId, variant, addedAt }) => (
          <li key={`${scryfallId} ${kindKey(variant)}`}>
            <span className={classes.quantity}>{variant.quantity}×</span>
            <span className={classes.what}>
              {formatVariant(variant)} <OwnedPrinting page={page} scryfallId={scryfallId} />
            </span>
            <span className={classes.quiet}>
              added <time dateTime={addedAt}>{formatDate(addedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {toggle}
    </>
  )
}

function OwnedPrinting({ page, scryfallId }: { page: CardPage; scryfallId: string }) {
  const printing = page.printings.find(({ id }) => id === scryfallId)
  if (!printing) return <span className={classes.quiet}>a printing that is no longer listed</span>
  const line = <PrintingLine printing={printing} form="short" />
  if (scryfallId === page.card.id)
    return <span className={classes.quiet}>{line}, this printing</span>
  return (
    <Link
      to={pages.card}
      params={cardParams(printing)}
      resetScroll={false}
      className={classes.quiet}
      aria-label={[printing.setName, formatPrinting(printing)].join(', ')}
    >
      {line}
    </Link>
  )
}
