import type { OwnedCopies } from '@manafolio/contract'

/** "You own 2 · 5 in all printings" */
export function formatOwned({ copies, cardCopies }: OwnedCopies): string {
  if (cardCopies === 0) return 'Not in your collection'
  if (copies === 0) return `You own ${cardCopies} in other printings`
  return copies === cardCopies
    ? `You own ${copies}`
    : `You own ${copies} · ${cardCopies} in all printings`
}
