import { Fragment } from 'react'
import classes from './session-list.module.css'

/** Facts side by side; lines break between them. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className={classes.facts}>
      {facts.map((fact, i) => (
        <Fragment key={fact}>
          {i > 0 && ' · '}
          <span className={classes.fact}>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
