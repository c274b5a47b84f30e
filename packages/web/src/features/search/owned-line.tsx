import type { OwnedCopies } from '@manafolio/contract'
import classes from './owned-line.module.css'

/** How many copies somebody has. Its room is there before that is known. */
export function OwnedLine({ owned }: { owned: OwnedCopies | undefined }) {
  return (
    <p className={classes.line} data-owned={Boolean(owned?.copies) || undefined}>
      {owned && words(owned)}
    </p>
  )
}

function words({ copies, cardCopies }: OwnedCopies): string {
  if (cardCopies === 0) return 'Not in your collection'
  if (copies === 0) return `You own ${cardCopies} in other printings`
  return copies === cardCopies
    ? `You own ${copies}`
    : `You own ${copies} · ${cardCopies} in all printings`
}
