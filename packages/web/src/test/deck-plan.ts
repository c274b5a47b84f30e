import {
  addPlannedChange,
  type Card,
  deletePlannedChange,
  listPlannedChanges,
  type NewPlannedChange,
  type PlannedChangeInDetail,
  type PlanUpdate,
  updatePlannedChange,
} from '@manafolio/contract'
import type { handlerFor, State } from './deck-server.ts'

export function freshPlans() {
  return {
    /** The planned changes of decks by their ids. */
    plannedChanges: {} as Record<string, PlannedChangeInDetail[]>,
    /** The cards that can be planned. */
    plannable: [] as Card[],
  }
}

/** The planned changes of decks. */
export function planHandlers(state: State, on: ReturnType<typeof handlerFor>) {
  const planOf = (id: string) => state.plannedChanges[id] ?? []
  return [
    on(listPlannedChanges, (_, { id }) => ({ plannedChanges: planOf(id) })),
    on(addPlannedChange, ({ createdAt, ...input }, { id }) => {
      const planned = inDetail(state, {
        ...input,
        createdAt: createdAt ?? `2026-08-15T12:00:0${planOf(id).length}.000Z`,
        id: crypto.randomUUID(),
      })
      state.plannedChanges[id] = [...planOf(id), planned]
      return planned
    }),
    on(updatePlannedChange, ({ removed, added, reason }, { id, plannedId }) => {
      state.plannedChanges[id] = planOf(id).map((one) =>
        one.id === plannedId
          ? {
              ...{ ...one, reason: reason === undefined ? one.reason : reason },
              removed: one.removed && { ...one.removed, ...removed },
              added: one.added && { ...one.added, ...added },
            }
          : one,
      )
      return planOf(id).find((one) => one.id === plannedId)
    }),
    on(deletePlannedChange, (_, { id, plannedId }) => {
      state.plannedChanges[id] = planOf(id).filter((one) => one.id !== plannedId)
    }),
  ]
}

export function updatePlan(state: State, id: string, { removedIds, restored }: PlanUpdate): void {
  const others = (state.plannedChanges[id] ?? []).filter((one) => !removedIds.includes(one.id))
  state.plannedChanges[id] = [...others, ...restored.map((one) => inDetail(state, one))]
}

function inDetail(
  { plannable }: State,
  planned: NewPlannedChange & Pick<PlannedChangeInDetail, 'id' | 'createdAt'>,
): PlannedChangeInDetail {
  const detailOf = (copies: NewPlannedChange['added']) =>
    copies && {
      ...copies,
      tcgplayerId: copies.tcgplayerId ?? null,
      card: plannable.find(({ id }) => id === copies.scryfallId) ?? null,
    }
  return { ...planned, removed: detailOf(planned.removed), added: detailOf(planned.added) }
}
