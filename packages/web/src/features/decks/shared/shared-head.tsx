import { formatFacts, type SharedDeck } from '@manafolio/contract'
import { CoverArt } from '../list/cover-art.tsx'
import classes from './shared-head.module.css'

/** The name of a deck on the art that stands for it. */
export function SharedHead({ shared: { name, format, cover } }: { shared: SharedDeck }) {
  return (
    <div className={classes.cover}>
      <CoverArt cover={cover} />
      <div className={classes.words}>
        <p className={classes.format}>{formatFacts[format].name}</p>
        <h1 className={classes.name}>{name}</h1>
      </div>
    </div>
  )
}
