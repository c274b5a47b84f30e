import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteList } from './invite-list.tsx'
import classes from './invite-section.module.css'
import { invitesQuery } from './invites-query.ts'

/** Invites: a form to make one, and those that were made. */
export function InviteSection() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="invites" className={classes.section}>
      <h2 id="invites" ref={heading} tabIndex={-1} className={classes.heading}>
        Invites
      </h2>
      <p className={classes.text}>
        Each link lets one person create an account. Nobody can register without one.
      </p>
      <InviteForm />
      <Invites onDeleted={() => heading.current?.focus()} />
    </section>
  )
}

function Invites({ onDeleted }: { onDeleted: () => void }) {
  const invites = useQuery(invitesQuery)
  if (invites.isPending) {
    return (
      <p role="status" className={classes.text}>
        Loading invites...
      </p>
    )
  }
  if (invites.isError) {
    return (
      <LoadProblem title="Error Loading Invites" onRetry={invites.refetch}>
        Unable to load the invites. Please try again later.
      </LoadProblem>
    )
  }
  if (invites.data.length === 0) return <p className={classes.text}>There are no invites yet.</p>
  return <InviteList invites={invites.data} onDeleted={onDeleted} />
}
