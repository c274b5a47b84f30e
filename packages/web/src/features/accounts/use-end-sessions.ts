import { endOtherSessions, endSession } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { sessionsQuery } from './sessions-query.ts'
import { tellFailure } from './tell-failure.ts'

const fallback = 'Please try again later.'

/** Ends one session; `onGone` is called once it is off the list. */
export function useEndSession(onGone: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSuccess: async () => {
      toast('Session ended', 'That device has to sign in again.')
      await refresh()
      onGone()
    },
    onError: (error) => {
      tellFailure(error, 'Session not ended', fallback)
      return refresh() // it may be gone already
    },
  })
}

/** Ends all sessions but this one; `onGone` is called once they are off the list. */
export function useEndOtherSessions(onGone: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: async ({ ended }) => {
      const devices = ended === 1 ? 'One device has' : `${ended} devices have`
      toast('Other sessions ended', `${devices} to sign in again.`)
      await refresh()
      onGone()
    },
    onError: (error) => {
      tellFailure(error, 'Sessions not ended', fallback)
      return refresh()
    },
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}
