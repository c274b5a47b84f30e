import type { CollectionEntry } from '@manafolio/contract'
import { CardTile } from './card-tile.tsx'
import classes from './card-wall.module.css'

export function CardWall({ entries }: { entries: CollectionEntry[] }) {
  return (
    <ul className={classes.wall}>
      {entries.map((entry) => (
        <li key={entry.scryfallId} className={classes.place}>
          <CardTile entry={entry} />
        </li>
      ))}
    </ul>
  )
}
