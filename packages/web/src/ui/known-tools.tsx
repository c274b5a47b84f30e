import type { ReactNode } from 'react'
import classes from './known-tools.module.css'

/** Whose lists are understood as they are. */
export function KnownTools({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="known-tools" className={classes.tools}>
      <h2 id="known-tools" className={classes.title}>
        Understood as they are
      </h2>
      <p className={classes.words}>{children}</p>
    </section>
  )
}
