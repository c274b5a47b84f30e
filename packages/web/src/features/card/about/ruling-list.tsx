import type { CardPage } from '@manafolio/contract'
import { SymbolText } from '../../../card-kit/symbol-text.tsx'
import { formatReleaseDate } from '../../../lib/dates.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import { useFolded } from '../use-folded.tsx'
import classes from './ruling-list.module.css'

const rulingsShown = 5

/** The rulings of the card with their days. */
export function RulingList({ page: { rulings, card } }: { page: CardPage }) {
  const { shown, toggle } = useFolded(rulings ?? [], { limit: rulingsShown, noun: 'ruling' })
  return (
    <PageSection id="rulings" title="Rulings">
      {rulings === null && (
        <p className={classes.note}>
          The card data has no rulings.{' '}
          <a
            href={card.scryfallUri}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Rulings on Scryfall of ${card.name} (opens in a new tab)`}
          >
            Rulings on Scryfall
          </a>
        </p>
      )}
      {rulings?.length === 0 && <p className={classes.note}>No rulings.</p>}
      {shown.map(({ publishedAt, source, comment }) => (
        <div key={`${publishedAt} ${comment}`} className={classes.ruling}>
          <p className={classes.date}>
            <time dateTime={publishedAt}>{formatReleaseDate(publishedAt)}</time>
            {source !== 'wotc' && <span className={classes.source}>{sourceName(source)}</span>}
          </p>
          <div className={classes.text}>
            <SymbolText text={comment} />
          </div>
        </div>
      ))}
      {toggle}
    </PageSection>
  )
}

/** Rulings are of the game's makers unless it says otherwise. */
function sourceName(source: string): string {
  return source === 'scryfall' ? 'Note of Scryfall' : source
}
