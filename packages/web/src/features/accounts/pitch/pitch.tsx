import classes from './pitch.module.css'

const pictures = [
  ['search', 'Find any card and its price'],
  ['collection', 'Keep your collection'],
  ['decks', 'Build decks for nine formats'],
] as const

/** What Manafolio does, for somebody who has never seen it. */
export function Pitch() {
  return (
    <section aria-label="About Manafolio" className={classes.pitch}>
      <p className={classes.line}>All your Magic cards and decks, with what they are worth.</p>
      <ul className={classes.pictures}>
        {pictures.map(([picture, caption]) => (
          <li key={picture} className={classes.picture} data-picture={picture}>
            {caption}
          </li>
        ))}
      </ul>
    </section>
  )
}
