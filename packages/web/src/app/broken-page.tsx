import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'
import classes from './frame/page.module.css'

const troubles = {
  broken: {
    title: 'This page broke',
    message: 'Something went wrong while showing it. Your cards are safe on the server.',
  },
  offline: {
    title: 'This page could not be fetched',
    message: 'There is no network. Reload the page when you are connected again.',
  },
} as const

/** What a person sees instead of a blank page: it broke, or its code could not be fetched. */
export function BrokenPage() {
  // As of the failure: a network that recovers does not change what went wrong.
  const [{ title, message }] = useState(() => troubles[navigator.onLine ? 'broken' : 'offline'])
  return (
    <main className={classes.page}>
      <h1 className={classes.hidden}>{title}</h1>
      <Problem
        title={title}
        action={
          <Button mt={12} onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        {message}
      </Problem>
    </main>
  )
}
