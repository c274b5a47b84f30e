import { pages } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { currentUserQuery } from '../../lib/current-user.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { forgetMember } from '../../lib/forget-member.ts'
import { clearMemberStorage } from '../../lib/member-storage.ts'
import { announceSessionChange } from '../../lib/session-channel.ts'

/** Clears the cache and goes to the sign-in page after the session has ended. */
export function useClearSession() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    focusMain() // the pressed button is about to unmount
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    forgetMember(queryClient)
    clearMemberStorage()
    announceSessionChange()
    await navigate({ to: pages.login })
  }
}
