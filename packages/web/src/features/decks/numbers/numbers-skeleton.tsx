import classes from './numbers-skeleton.module.css'

const ofCards = 'Loading what is known of the cards...'

/** The shape of numbers and a chart, while what is known of the cards comes, or something else does. */
export function NumbersSkeleton({ words = ofCards }: { words?: string }) {
  return (
    <div className={classes.skeleton}>
      <p role="status" className={classes.words}>
        {words}
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
