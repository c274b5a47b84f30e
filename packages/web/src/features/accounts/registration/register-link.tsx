import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useIsRegistrationOpen } from '../../../lib/site.ts'

/** Leads to the registration, where everybody may register. */
export function RegisterLink() {
  return useIsRegistrationOpen() ? <Link to={pages.register}>Create an account</Link> : null
}
