import classes from './numbers-skeleton.module.css'

const cardsMessage = 'Loading card details...'

/** A placeholder for numbers and a chart while they load. */
export function NumbersSkeleton({ message = cardsMessage }: { message?: string }) {
  return (
    <div className={classes.skeleton}>
      <p role="status" className={classes.text}>
        {message}
      </p>
      <div className={classes.figures} aria-hidden="true">
        <span className={classes.block} />
        <span className={classes.block} />
        <span className={classes.block} />
      </div>
      <span className={classes.chart} aria-hidden="true" />
    </div>
  )
}
