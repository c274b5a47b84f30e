import { limits } from '@manafolio/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { cardChangesQuery } from './card-changes-query.ts'
import classes from './change-history.module.css'
import { ChangePager } from './change-pager.tsx'
import { ChangeTable } from './change-table.tsx'
import { changeHistoryId } from './history-id.ts'

/** Everything that the card-data service did to somebody's cards, newest first. */
export function ChangeHistory() {
  const [page, setPage] = useState(1)
  const list = useQuery({ ...cardChangesQuery(page), placeholderData: keepPreviousData })
  const section = useScrollToWhenAsked(list.isPending)
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
        {list.data?.total === 0 && <NoneYet />}
        {list.data && list.data.total > 0 && (
          <>
            <ChangeTable changes={list.data.changes} />
            <ChangePager
              page={page}
              pages={Math.ceil(list.data.total / limits.cardChangesPage)}
              onPage={setPage}
            />
          </>
        )}
      </div>
    </section>
  )
}

/** A link to this section may be followed before the section is there. */
function useScrollToWhenAsked(isPending: boolean) {
  const section = useRef<HTMLElement>(null)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === changeHistoryId && !isPending) section.current?.scrollIntoView()
  }, [hash, isPending])
  return section
}

function NoneYet() {
  return (
    <>
      <p>None yet.</p>
      <p className={classes.text}>
        When Scryfall joins or removes records of cards that you have, it is told here.
      </p>
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{messageOf(error, 'The server does not answer. Check your connection and try again.')}</p>
      <Button variant="default" mt={12} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
