import type { Planned } from '../changes/plan-patch.ts'

type Copies = NonNullable<Planned['added']>

/** “2 Shock”; a single copy has no number. */
function formatPlannedCopies({ quantity, cardName }: Copies): string {
  return quantity === 1 ? cardName : `${quantity} ${cardName}`
}

/** “Shock → Lightning Bolt”, “Cut Shock” or “Add Lightning Bolt”. */
export function formatPlanned({ removed, added }: Planned): string {
  if (removed && added) return `${formatPlannedCopies(removed)} → ${formatPlannedCopies(added)}`
  if (removed) return `Cut ${formatPlannedCopies(removed)}`
  return added ? `Add ${formatPlannedCopies(added)}` : ''
}
