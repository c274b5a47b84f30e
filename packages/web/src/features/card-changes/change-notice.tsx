import { type CardChangeList, pages } from '@manafolio/contract'
import { IconCards } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { cardChangesQuery } from './card-changes-query.ts'
import classes from './change-notice.module.css'
import { headlineOf, wordsOf } from './change-words.ts'
import { changeHistoryId } from './history-id.ts'
import { useMarkSeen } from './use-mark-seen.ts'

/** As many as are told here; the account page has them all. */
const mostTold = 3

/**
 * Tells what the card-data service did to somebody's cards, until they say that they know. After
 * that `onGone` is called, to take the focus on.
 */
export function ChangeNotice({ onGone }: { onGone: () => void }) {
  const { data } = useQuery(cardChangesQuery(1))
  const seen = useMarkSeen(onGone)
  const unseen = data && data.unseen.changes > 0 ? data : null
  const newest = unseen?.changes[0]?.happenedAt
  // The place for the news is there before they are: only then they are read aloud.
  return (
    <div className={classes.notice} data-empty={unseen === null || undefined}>
      <div role="status" className={classes.news}>
        {unseen && <News list={unseen} />}
      </div>
      {newest !== undefined && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="sm"
            disabled={seen.isPending}
            onClick={() => seen.mutate(newest)}
          >
            Got it
          </Button>
          <Link to={pages.account} hash={changeHistoryId} className={classes.link}>
            All card changes
          </Link>
        </div>
      )}
    </div>
  )
}

function News({ list: { changes, unseen } }: { list: CardChangeList }) {
  const told = changes.filter((change) => !change.seen).slice(0, mostTold)
  const more = unseen.changes - told.length
  return (
    <>
      <p className={classes.headline}>
        <IconCards size={20} stroke={1.7} aria-hidden className={classes.icon} />
        {headlineOf(unseen)}
      </p>
      <ul className={classes.list}>
        {told.map((change) => {
          const { happened, means } = wordsOf(change)
          return (
            <li key={change.id}>
              {happened} {means}
            </li>
          )
        })}
        {more > 0 && <li>{more === 1 ? 'And one change more.' : `And ${more} changes more.`}</li>}
      </ul>
    </>
  )
}
