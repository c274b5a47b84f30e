import { useCurrentUser } from './current-user.ts'
import { useSite } from './site.ts'

/** Whether the user has to confirm the email address before using more than the account page. */
export function useMustVerify(): boolean {
  const user = useCurrentUser()
  const isRequired = useSite()?.registration === 'verified'
  return isRequired && user?.role === 'user' && user.emailVerifiedAt === null
}
