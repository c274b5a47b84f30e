import { Loader } from '@mantine/core'
import classes from './rows-skeleton.module.css'

const places = ['a', 'b', 'c', 'd', 'e']

/** The shape of rows, while they come. */
export function RowsSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Loading the rows...
      </p>
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.row}>
            <span className={classes.card} />
            <span className={classes.words}>
              <span className={classes.line} />
              <span className={classes.line} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
