import classes from './chart-key.module.css'

/** The legend for the strong and the pale part of bars. */
export function ChartKey({ strong, pale }: { strong: string; pale: string }) {
  return (
    <p className={classes.key}>
      <span className={classes.entry}>
        <i className={classes.strong} /> {strong}
      </span>
      <span className={classes.entry}>
        <i className={classes.pale} /> {pale}
      </span>
    </p>
  )
}
