import { Loader } from '@mantine/core'
import wall from './deck-wall.module.css'
import classes from './decks-skeleton.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** A placeholder while the decks load. */
export function DecksSkeleton() {
  return (
    <>
      <p role="status" className={classes.text} data-loading>
        <Loader size={18} aria-hidden />
        Loading your decks...
      </p>
      <div className={wall.decks} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.deck}>
            <div className={classes.cover} />
            <div className={classes.line} />
            <div className={classes.line} />
          </div>
        ))}
      </div>
    </>
  )
}
