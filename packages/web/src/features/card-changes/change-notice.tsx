import { type CardChangeList, markCardChangesSeen, pages } from '@manafolio/contract'
import { IconCards } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TextWithCards } from '../../card-kit/text-with-cards.tsx'
import { call } from '../../lib/api.ts'
import { isSessionExpired } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { cardChangesKey, cardChangesQuery, changeHistoryId } from './card-changes-query.ts'
import classes from './change-notice.module.css'
import { describeChange, headlineOf, namedCards } from './change-text.ts'

/** How many changes are listed here; the account page has them all. */
const mostChanges = 3

/**
 * Lists what the card-data service changed about the user's cards, until it is dismissed. Then
 * `onDismissed` is called to move the focus.
 */
export function ChangeNotice({ onDismissed }: { onDismissed: () => void }) {
  const { data } = useQuery(cardChangesQuery(1))
  const seen = useMarkSeen(onDismissed)
  const unseen = data && data.unseen.changes > 0 ? data : null
  const newest = unseen?.changes[0]?.happenedAt
  // Screen readers only announce changes of an element with a role that is already there.
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
  const listed = changes.filter((change) => !change.seen).slice(0, mostChanges)
  const more = unseen.changes - listed.length
  return (
    <>
      <p className={classes.headline}>
        <IconCards size={20} stroke={1.7} aria-hidden className={classes.icon} />
        {headlineOf(unseen)}
      </p>
      <ul className={classes.list}>
        {listed.map((change) => {
          const { happened, means } = describeChange(change)
          return (
            <li key={change.id}>
              <TextWithCards text={`${happened} ${means}`} cards={namedCards(change)} />
            </li>
          )
        })}
        {more > 0 && <li>{more === 1 ? 'And one more change.' : `And ${more} more changes.`}</li>}
      </ul>
    </>
  )
}

/** Marks the changes up to an instant as seen, here and on the server. */
function useMarkSeen(onSeen: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => call(markCardChangesSeen, { input: { upTo } }),
    onSuccess: async (unseen, upTo) => {
      const markSeen = (list: CardChangeList | undefined) =>
        list && {
          ...list,
          unseen,
          changes: list.changes.map((change) => ({
            ...change,
            seen: change.seen || change.happenedAt <= upTo,
          })),
        }
      queryClient.setQueriesData<CardChangeList>({ queryKey: cardChangesKey }, markSeen)
      onSeen()
      if (unseen.changes > 0) await queryClient.invalidateQueries({ queryKey: cardChangesKey })
    },
    onError: (error) => {
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Not saved', 'This message will appear again. Please try again later.')
      }
    },
  })
}
