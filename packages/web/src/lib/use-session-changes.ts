import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from './current-user.ts'
import { forgetMember } from './forget-member.ts'
import { onSessionChange } from './session-channel.ts'

/** Follows sign-ins and sign-outs in other tabs, so that no tab acts for somebody else. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onSessionChange(() => {
        forgetMember(queryClient)
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }),
    [queryClient],
  )
}
