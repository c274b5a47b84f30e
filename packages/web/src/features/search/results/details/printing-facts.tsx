import type { Card, OwnedCopies } from '@manafolio/contract'
import { formatOwned } from '../../../../card-kit/owned-text.ts'
import { formatReleaseDate } from '../../../../lib/dates.ts'
import classes from './printing-facts.module.css'

/** The rarity with its color, and the release date. */
export function RarityAndDate({ card }: { card: Card }) {
  return (
    <>
      <span
        className={classes.rarity}
        style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
      >
        {card.rarity}
      </span>{' '}
      <time className={classes.date} dateTime={card.releasedAt}>
        {formatReleaseDate(card.releasedAt)}
      </time>
    </>
  )
}

/** The number of copies the user owns. Its space is reserved until that is loaded. */
export function OwnedLine({ owned }: { owned: OwnedCopies | undefined }) {
  return (
    <p className={classes.owned} data-owned={Boolean(owned?.copies) || undefined}>
      {owned && formatOwned(owned)}
    </p>
  )
}
