import { Loader } from '@mantine/core'
import classes from './history-skeleton.module.css'

const places = ['a', 'b', 'c', 'd', 'e']

/** The shape of a day, while it comes. */
export function HistorySkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Loading the history...
      </p>
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.row}>
            <span className={classes.line} />
            <span className={classes.line} />
          </div>
        ))}
      </div>
    </>
  )
}
