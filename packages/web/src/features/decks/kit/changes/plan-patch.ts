import type { PlannedChangeInDetail, PlanUpdate } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { decksKey } from '../../../../card-kit/decks-query.ts'

export type Planned = PlannedChangeInDetail

/** Planned changes that leave the plan of a deck, or return to it, together with a change of its cards. */
export interface PlanPatch {
  removed: readonly Planned[]
  restored: readonly Planned[]
}

export function plannedChangesKey(deckId: string) {
  return [...decksKey, 'planned', deckId]
}

export function inversePlan({ removed, restored }: PlanPatch): PlanPatch {
  return { removed: restored, restored: removed }
}

/** A plan after a patch, the oldest first. */
export function withPlan(plan: readonly Planned[], { removed, restored }: PlanPatch): Planned[] {
  const replaced = new Set([...removed, ...restored].map(({ id }) => id))
  const others = plan.filter(({ id }) => !replaced.has(id))
  return [...others, ...restored].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

export function planUpdateOf({ removed, restored }: PlanPatch): PlanUpdate {
  return { removedIds: removed.map(({ id }) => id), restored: restored.map(withoutCards) }
}

/** As a request has it: the server knows the cards. */
export function withoutCards<One extends Pick<Planned, 'removed' | 'added'>>(planned: One) {
  return { ...planned, removed: plainCopies(planned.removed), added: plainCopies(planned.added) }
}

function plainCopies(copies: Planned['added']) {
  if (!copies) return null
  const { card: _, ...plain } = copies
  return plain
}

/** Stores what became of a plan with a change that was saved. */
export function storePlan(queryClient: QueryClient, deckId: string, patch: PlanPatch): void {
  const queryKey = plannedChangesKey(deckId)
  void queryClient.cancelQueries({ queryKey }) // its result would be older
  queryClient.setQueryData(queryKey, (plan: Planned[] | undefined) => plan && withPlan(plan, patch))
  void queryClient.invalidateQueries({ queryKey })
}
