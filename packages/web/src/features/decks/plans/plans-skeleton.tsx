import { Loader } from '@mantine/core'
import classes from './plans-skeleton.module.css'

const places = ['a', 'b', 'c', 'd']

/** The shape of the decks, while it is counted what can be built of them. */
export function PlansSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Counting what you can build...
      </p>
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.deck}>
            <i className={classes.art} />
            <div className={classes.lines}>
              <i />
              <i />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
