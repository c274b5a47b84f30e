import { pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../lib/api-error.ts'
import { instantWords, stateWords } from '../../../lib/days.ts'
import { wordsOf } from '../history/change-words.ts'
import { changesQuery } from '../history/changes-query.ts'
import { unbroken } from '../history/printing-words.ts'
import { WordLines } from '../history/word-lines.tsx'
import classes from './card-history.module.css'

/** As many as are told here; the history has them all. */
const mostTold = 4

/** What was done to the copies of one printing, the newest first. */
export function CardHistory({ scryfallId }: { scryfallId: string }) {
  const { data, error } = useQuery(changesQuery({ page: 1, scryfallId }))
  return (
    <section aria-labelledby="card-history" className={classes.section} aria-busy={!data && !error}>
      <div className={classes.head}>
        <h3 id="card-history" className={classes.title}>
          What happened to this card
        </h3>
        <Link to={pages.collectionHistory} search={{ card: scryfallId }} className={classes.all}>
          Whole history
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
        {data?.changes.slice(0, mostTold).map((change) => {
          const words = wordsOf(change, {
            scryfallId,
            sayState: stateWords,
            beside: data.changes,
          })
          return (
            <li key={change.id} className={classes.change}>
              <time dateTime={change.happenedAt} className={classes.when}>
                {instantWords(change.happenedAt)}
              </time>
              <div className={classes.words} data-undone={change.undoneAt !== null}>
                <p className={classes.headline}>{unbroken(words.headline)}</p>
                <WordLines words={{ ...words, more: 0 }} />
                {change.undoneAt !== null && (
                  <p className={classes.quiet}>Undone on {instantWords(change.undoneAt)}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
