import {
  addPlannedChange,
  deletePlannedChange,
  listPlannedChanges,
  type PayloadOf,
  updatePlannedChange,
} from '@manafolio/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { type Planned, plannedChangesKey, withoutCards } from '../changes/plan-patch.ts'
import { formatPlanned } from './plan-text.ts'

/** The planned changes of a deck, the oldest first. */
export function planQuery(deckId: string) {
  return queryOptions({
    queryKey: plannedChangesKey(deckId),
    queryFn: async ({ signal }) =>
      (await call(listPlannedChanges, { params: { id: deckId }, signal })).plannedChanges,
    refetchOnMount: 'always',
  })
}

export type NewPlan = PayloadOf<typeof addPlannedChange>
export type PlanEdit = PayloadOf<typeof updatePlannedChange> & { planned: Planned }

/** Adds planned changes to a deck, edits and removes them. */
export function usePlanning(deckId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = planQuery(deckId)
  const params = { id: deckId }
  const scope = { id: queryKey.join(' ') }
  /** Not while more is on its way: the plan would be shown as it was before. */
  async function refetch() {
    if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  /** Shows a plan before the server has it. */
  async function show(change: (plan: Planned[]) => Planned[]) {
    await queryClient.cancelQueries({ queryKey }) // its result would be older
    queryClient.setQueryData(queryKey, (plan: Planned[] | undefined) => plan && change(plan))
  }

  const addition = useMutation({
    mutationKey: queryKey,
    scope,
    mutationFn: ({ id, input }: { id: string; input: NewPlan }) =>
      call(addPlannedChange, { params, input, changeId: id }),
    onSuccess: (planned) => toast('Change planned', `${formatPlanned(planned)}. It is under Plan.`),
    onError: (error, planned) =>
      failed(error, 'Failed to plan the change', () => addition.mutate(planned)),
    onSettled: refetch,
  })
  const edit = useMutation({
    mutationKey: queryKey,
    scope,
    mutationFn: ({ planned, ...input }: PlanEdit) =>
      call(updatePlannedChange, { params: { ...params, plannedId: planned.id }, input }),
    onMutate: ({ planned, ...input }) =>
      show((plan) => plan.map((one) => (one.id === planned.id ? edited(one, input) : one))),
    onError: (error, planned) =>
      failed(error, 'Failed to save the planned change', () => edit.mutate(planned)),
    onSettled: refetch,
  })
  const removal = useMutation({
    mutationKey: queryKey,
    scope,
    mutationFn: ({ id }: Planned) =>
      call(deletePlannedChange, { params: { ...params, plannedId: id } }),
    onMutate: ({ id }) => show((plan) => plan.filter((one) => one.id !== id)),
    onSuccess: (_, planned) =>
      toast('Removed from the plan', `${formatPlanned(planned)}.`, {
        label: 'Undo',
        onClick: () => addition.mutate({ id: planned.id, input: inputOf(planned) }),
      }),
    onError: (error, planned) =>
      failed(error, 'Failed to remove the planned change', () => removal.mutate(planned)),
    onSettled: refetch,
  })
  return {
    add: (input: NewPlan) => addition.mutate({ id: newChangeId(), input }),
    edit: edit.mutate,
    remove: removal.mutate,
  }
}

function failed(error: Error, title: string, onRetry: () => void): void {
  const message = messageOf(error, 'Something went wrong. Please try again.')
  explainFailure(error, { title, message, onRetry })
}

function edited(planned: Planned, { reason, removed, added }: Omit<PlanEdit, 'planned'>): Planned {
  return {
    ...planned,
    removed: planned.removed && { ...planned.removed, ...removed },
    added: planned.added && { ...planned.added, ...added },
    reason: reason === undefined ? planned.reason : reason,
  }
}

/** It returns to its place. */
function inputOf({ removed, added, reason, createdAt }: Planned): NewPlan {
  return { ...withoutCards({ removed, added, reason }), createdAt }
}
