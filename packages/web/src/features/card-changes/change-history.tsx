import { type CardChange, type CardPlace, limits } from '@manafolio/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CardLink } from '../../card-kit/card-link.tsx'
import { PrintingLine } from '../../card-kit/printing-line.tsx'
import { HistoryPager } from '../../history-kit/history-pager.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { cardChangesQuery, changeHistoryId } from './card-changes-query.ts'
import classes from './change-history.module.css'
import { cardOf, describeChange } from './change-text.ts'

const partNames: Record<CardPlace, string | null> = {
  collection: null,
  main: 'main deck',
  side: 'sideboard',
  considering: 'considering',
  commander: 'commander',
}

/** Everything that the card-data service changed about the user's cards, newest first. */
export function ChangeHistory() {
  const [page, setPage] = useState(1)
  const list = useQuery({ ...cardChangesQuery(page), placeholderData: keepPreviousData })
  const section = useScrollToHash(list.isPending)
  return (
    <section
      ref={section}
      id={changeHistoryId}
      className={classes.section}
      aria-labelledby="card-changes-heading"
    >
      <h2 id="card-changes-heading" className={classes.heading}>
        Card changes
      </h2>
      <div aria-busy={list.isFetching}>
        {list.isPending && <p className={classes.text}>Loading card changes...</p>}
        {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.total === 0 && <NoChanges />}
        {list.data && list.data.total > 0 && (
          <>
            <ChangeTable changes={list.data.changes} />
            <HistoryPager
              label="Pages of card changes"
              page={page}
              pageCount={Math.ceil(list.data.total / limits.cardChangesPage)}
              buttonTo={(to) => ({ onClick: () => setPage(to) })}
            />
          </>
        )}
      </div>
    </section>
  )
}

/** Scrolls to the section once it is loaded, when a link to it was followed. */
function useScrollToHash(isPending: boolean) {
  const section = useRef<HTMLElement>(null)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === changeHistoryId && !isPending) section.current?.scrollIntoView()
  }, [hash, isPending])
  return section
}

function NoChanges() {
  return (
    <>
      <p>None yet.</p>
      <p className={classes.text}>
        When Scryfall merges or removes cards that you own, it shows up here.
      </p>
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        {messageOf(error, 'The server is not responding. Check your connection and try again.')}
      </p>
      <Button variant="default" mt={12} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Changes of cards, one per row. */
function ChangeTable({ changes }: { changes: CardChange[] }) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Changes by Scryfall to cards that you own, newest first
      </caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  )
}

function ChangeRow({ change }: { change: CardChange }) {
  const { happened, means } = describeChange(change)
  const card = cardOf(change)
  return (
    <tr>
      <th scope="row" className={classes.card}>
        {card ? <CardLink card={card}>{card.name}</CardLink> : 'Unknown card'}
        <span className={classes.fact}>
          {change.setCode !== null && <PrintingLine printing={change} />}
        </span>
        <span className={classes.fact}>{placeOf(change)}</span>
      </th>
      <td>
        <p>
          {happened} {means}
        </p>
        <p className={classes.fact}>
          <time dateTime={change.happenedAt}>{formatDate(change.happenedAt)}</time>
          {!change.seen && <span className={classes.unseen}>New</span>}
        </p>
      </td>
    </tr>
  )
}

function placeOf({ place, deckName }: CardChange): string {
  const part = partNames[place]
  return part === null ? 'Collection' : `${deckName ?? 'Deck'}, ${part}`
}
