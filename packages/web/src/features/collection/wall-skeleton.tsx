import { Loader } from '@mantine/core'
import wall from './card-wall.module.css'
import classes from './wall-skeleton.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** The placeholder of the wall while it loads. */
export function WallSkeleton() {
  return (
    <>
      <p role="status" className={classes.text} data-loading>
        <Loader size={18} aria-hidden />
        Loading your collection...
      </p>
      <div className={wall.outline} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.tile} />
        ))}
      </div>
    </>
  )
}
