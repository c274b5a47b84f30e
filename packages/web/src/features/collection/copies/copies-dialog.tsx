import type { CollectionEntry } from '@manafolio/contract'
import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { CardLink } from '../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import { PrintingLine } from '../../../card-kit/printing-line.tsx'
import { ChangeLines } from '../../../history-kit/change-row.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { unbroken } from '../../../lib/formats.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { describeChange } from '../history/change-text.ts'
import { changesQuery } from '../history/changes-query.ts'
import classes from './copies-dialog.module.css'
import { CopiesForm } from './copies-form.tsx'
import { type CopiesCard, useCopiesCard } from './use-copies-card.ts'

/** How many changes are listed here; the history has them all. */
const mostChanges = 4

interface CopiesDialogProps {
  entry: CollectionEntry
  onClosed: () => void
}

/** Edits the finish, condition and language of the copies of one printing, and lists its changes. */
export function CopiesDialog({ entry, onClosed }: CopiesDialogProps) {
  const { card, isPending } = useCopiesCard(entry.scryfallId)
  return (
    <Dialog title="Finish, condition, language" width={900} onClosed={onClosed}>
      {(close) => (
        <>
          <CopiesHead scryfallId={entry.scryfallId} card={card} isPending={isPending} />
          <CopiesForm entry={entry} card={card} onClose={close}>
            <CardHistory scryfallId={entry.scryfallId} />
          </CopiesForm>
        </>
      )}
    </Dialog>
  )
}

interface CopiesHeadProps {
  scryfallId: string
  card: CopiesCard | null
  isPending: boolean
}

/** Names the printing. */
function CopiesHead({ scryfallId, card, isPending }: CopiesHeadProps) {
  const link = card && linkedPrinting({ ...card, scryfallId, cardName: card.name })
  return (
    <div className={classes.head} aria-busy={isPending}>
      <div className={classes.image} aria-hidden="true">
        {card && link ? (
          <CardLink card={link} isPicture>
            <CardImage card={card} sizes="72px" />
          </CardLink>
        ) : (
          <div className={classes.placeholder} />
        )}
      </div>
      <div className={classes.facts}>
        <p className={classes.name}>
          {link ? (
            <CardLink card={link}>{link.name}</CardLink>
          ) : (
            (isPending && 'Loading...') || 'Unknown card'
          )}
        </p>
        {card && (
          <p className={classes.set}>
            <PrintingLine printing={card} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The last changes to the copies of one printing, newest first. */
function CardHistory({ scryfallId }: { scryfallId: string }) {
  const { data, error } = useQuery(changesQuery({ page: 1, scryfallId }))
  return (
    <section aria-labelledby="card-history" className={classes.section} aria-busy={!data && !error}>
      <div className={classes.cardHistoryHead}>
        <h3 id="card-history" className={classes.title}>
          Changes to this card
        </h3>
        <Link to={pages.collectionHistory} search={{ card: scryfallId }} className={classes.all}>
          Full history
        </Link>
      </div>
      {!data && !error && <p className={classes.quiet}>Loading the history...</p>}
      {!data && error && (
        <p role="alert" className={classes.quiet}>
          {messageOf(error, 'The history could not be loaded.')}
        </p>
      )}
      {data?.changes.length === 0 && <p className={classes.quiet}>Nothing has changed yet.</p>}
      <ol className={classes.changes}>
        {data?.changes.slice(0, mostChanges).map((change) => {
          const text = describeChange(change, { scryfallId, pageChanges: data.changes })
          return (
            <li key={change.id} className={classes.change}>
              <time dateTime={change.happenedAt} className={classes.when}>
                {formatInstant(change.happenedAt)}
              </time>
              <div className={classes.text} data-undone={change.undoneAt !== null}>
                <p className={classes.headline}>{unbroken(text.headline)}</p>
                <ChangeLines text={{ lines: text.lines, more: 0 }} cards={[]} />
                {change.undoneAt !== null && (
                  <p className={classes.quiet}>Undone on {formatInstant(change.undoneAt)}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
