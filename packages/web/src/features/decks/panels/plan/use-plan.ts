import type { DeckDetail } from '@manafolio/contract'
import {
  type AppliedPlan,
  appliedPlan,
  changedFindings,
  type DeckEffect,
  type DeckSheet,
  deckEffect,
  type Finding,
  type Measured,
} from '@manafolio/deck'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'
import { applyPatch } from '../../kit/changes/deck-patch.ts'
import { type Planned, withPlan } from '../../kit/changes/plan-patch.ts'
import { severalStep } from '../../kit/changes/step.ts'
import { planQuery } from '../../kit/plan/plan-query.ts'
import { useDeckSheet } from '../../kit/use-deck-sheet.ts'
import { findingsOf } from '../legality/use-findings.ts'

/** The plan of a deck, without changes that are on their way to the server; undefined until loaded. */
export function usePlan(deckId: string) {
  const changes = deckChangesRegistry(useQueryClient()).of(deckId)
  const { writes } = useSyncExternalStore(changes.subscribe, changes.getSnapshot)
  const { data, error, refetch } = useQuery(planQuery(deckId))
  const plan = useMemo(
    () =>
      data &&
      writes.reduce(
        (planned: Planned[], { step }) =>
          step.after.plan ? withPlan(planned, step.after.plan) : planned,
        data,
      ),
    [data, writes],
  )
  return { plan, error: plan ? null : error, retry: () => void refetch() }
}

/** What a plan does to a deck. */
export interface PlanEffect extends DeckEffect {
  /** In US dollars; null when no card has a price. */
  value: Measured<number | null>
  findings: { solved: Finding[]; raised: Finding[] }
}

/** A plan as it would be applied, and its effect; null until the facts of all cards are loaded. */
export function usePlanEffect(deck: DeckDetail, now: DeckSheet | null, plan: readonly Planned[]) {
  const applied = useMemo(() => appliedPlan(deck, plan), [deck, plan])
  const planned = useMemo(() => deckAfter(deck, applied), [deck, applied])
  const { sheet: after, failure } = useDeckSheet(planned)
  const effect = useMemo(
    () => (now && after ? effectOf({ deck, planned }, { now, after }) : null),
    [deck, planned, now, after],
  )
  return { applied, effect, failure }
}

function deckAfter(deck: DeckDetail, { change, added }: AppliedPlan): DeckDetail {
  const step = severalStep(deck, { change, label: '', cards: added })
  return step && typeof step === 'object' ? applyPatch(deck, step.after) : deck
}

function effectOf(
  { deck, planned }: { deck: DeckDetail; planned: DeckDetail },
  { now, after }: Measured<DeckSheet>,
): PlanEffect {
  return {
    ...deckEffect(now, after),
    value: { now: deck.totalValue, after: planned.totalValue },
    findings: changedFindings(findingsOf(now), findingsOf(after)),
  }
}
