import { pages } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { currentUserQuery } from '../../lib/current-user.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { forgetMember } from '../../lib/forget-member.ts'
import { announceSessionChange } from '../../lib/session-channel.ts'

/** Once the session is over: forgets everything that was fetched in it and goes to the sign-in page. */
export function useLeave() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    focusMain() // what was pressed goes with the page
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    forgetMember(queryClient)
    announceSessionChange()
    await navigate({ to: pages.login })
  }
}
