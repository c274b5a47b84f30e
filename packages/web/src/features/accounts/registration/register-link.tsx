import { pages } from '@manafolio/contract'
import { Link, useSearch } from '@tanstack/react-router'
import { useIsRegistrationOpen } from '../../../lib/site.ts'

/** Leads to the registration, where everybody may register. */
export function RegisterLink() {
  const { next } = useSearch({ strict: false })
  if (!useIsRegistrationOpen()) return null
  return (
    <Link to={pages.register} search={next ? { next } : {}}>
      Create an account
    </Link>
  )
}
