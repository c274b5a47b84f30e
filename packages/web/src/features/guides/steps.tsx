import type { ReactNode } from 'react'
import classes from './steps.module.css'

export interface Step {
  name: string
  text: ReactNode
}

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, text }) => (
        <li key={name} className={classes.step}>
          <strong className={classes.name}>{name}</strong>
          <span className={classes.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
