import { Button } from '@mantine/core'
import { Problem } from '../ui/problem.tsx'
import classes from './frame/page.module.css'

/** What a person sees instead of a blank page. */
export function BrokenPage() {
  return (
    <main className={classes.page}>
      <h1 className={classes.hidden}>This page broke</h1>
      <Problem
        title="This page broke"
        action={
          <Button mt={12} onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        Something went wrong while showing it. Your cards are safe on the server.
      </Problem>
    </main>
  )
}
