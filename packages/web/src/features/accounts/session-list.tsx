import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { SessionLine } from './session-line.tsx'
import classes from './session-list.module.css'
import { sessionsQuery } from './sessions-query.ts'
import { useEndOtherSessions, useEndSession } from './use-end-sessions.ts'

/** Where somebody is signed in, and the means to end that. */
export function SessionList() {
  const list = useQuery(sessionsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  const end = useEndSession(toHeading)
  const endOthers = useEndOtherSessions(toHeading)
  const isBusy = end.isPending || endOthers.isPending
  const hasOthers = list.data?.some(({ isCurrent }) => !isCurrent)
  return (
    <AccountSection id="sessions" title="Sessions" headingRef={heading}>
      {list.isPending && <p className={classes.text}>Loading your sessions...</p>}
      {list.isError && !list.data && (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <ul className={classes.list} aria-labelledby="sessions">
          {list.data.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              now={new Date(list.dataUpdatedAt)}
              isBusy={isBusy}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button variant="default" mt={20} disabled={isBusy} onClick={() => endOthers.mutate()}>
          {endOthers.isPending ? 'Ending...' : 'End all other sessions'}
        </Button>
      )}
    </AccountSection>
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
