import { Loader } from '@mantine/core'
import classes from './shared-skeleton.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** The shape of a shared deck, while it comes. */
export function SharedSkeleton() {
  return (
    <>
      <div aria-hidden="true" className={classes.cover} />
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Opening the deck...
      </p>
      <div aria-hidden="true" className={classes.lines}>
        {places.map((place) => (
          <span key={place} className={classes.line} />
        ))}
      </div>
    </>
  )
}
