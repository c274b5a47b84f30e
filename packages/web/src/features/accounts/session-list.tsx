import { endOtherSessions, endSession } from '@manafolio/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountSection } from './account-section.tsx'
import { notifyFailure } from './notify-failure.ts'
import { SessionLine } from './session-line.tsx'
import classes from './session-list.module.css'
import { sessionsQuery } from './sessions-query.ts'

const fallback = 'Please try again later.'

/** The user's sessions, with buttons that end them. */
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
      {list.isPending && <p className={classes.loading}>Loading your sessions...</p>}
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
      <p>
        {messageOf(error, 'The server is not responding. Check your connection and try again.')}
      </p>
      <Button variant="default" mt={12} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Ends one session; `onEnded` is called after it has left the list. */
function useEndSession(onEnded: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSuccess: async () => {
      toast('Session ended', 'That device will have to sign in again.')
      await refresh()
      onEnded()
    },
    onError: (error) => {
      notifyFailure(error, 'Could not end session', fallback)
      return refresh() // it may have ended already
    },
  })
}

/** Ends all other sessions; `onEnded` is called after they have left the list. */
function useEndOtherSessions(onEnded: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: async ({ ended }) => {
      const devices = ended === 1 ? 'One device has' : `${ended} devices have`
      toast('Other sessions ended', `${devices} to sign in again.`)
      await refresh()
      onEnded()
    },
    onError: (error) => {
      notifyFailure(error, 'Could not end sessions', fallback)
      return refresh()
    },
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}
