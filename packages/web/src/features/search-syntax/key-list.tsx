import type { SyntaxEntry } from '@manafolio/contract'
import { ExampleLink } from './example-link.tsx'
import classes from './key-list.module.css'

/** Keys with what they look at, how they compare, and an example. */
export function KeyList({ entries }: { entries: readonly SyntaxEntry[] }) {
  return (
    <dl className={classes.list}>
      {entries.map((entry) => (
        <div key={entry.example} className={classes.entry}>
          <dt className={classes.term}>
            <Names names={entry.names} />
          </dt>
          <dd className={classes.sense}>
            <p>{entry.help}</p>
            <p className={classes.use}>
              <ExampleLink query={entry.example} />
              <Operators operators={entry.operators} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Names({ names: [name, ...others] }: Pick<SyntaxEntry, 'names'>) {
  return (
    <>
      <b className={classes.name}>{name}</b>
      {others.length > 0 && <span className={classes.others}> also {others.join(', ')}</span>}
    </>
  )
}

function Operators({ operators }: Pick<SyntaxEntry, 'operators'>) {
  return (
    <span className={classes.operators}>
      with{' '}
      {operators.map((operator) => (
        <code key={operator} className={classes.operator}>
          {operator}
        </code>
      ))}
    </span>
  )
}
