import type { DeckDetail } from '@manafolio/contract'
import { appliedPlan, type DeckSheet } from '@manafolio/deck'
import { useRef, useState } from 'react'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import type { Planned } from '../../kit/changes/plan-patch.ts'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { FactsFailed } from '../../kit/facts-failed.tsx'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { PlanDialog } from '../../kit/plan/lazy-plan-dialog.ts'
import { usePlanning } from '../../kit/plan/plan-query.ts'
import { formatPlanned } from '../../kit/plan/plan-text.ts'
import type { ToolPanelProps } from '../tool-panel.ts'
import { useItemFocus } from '../use-item-focus.ts'
import { EffectTable } from './effect-table.tsx'
import classes from './plan-panel.module.css'
import { PlannedItem } from './planned-item.tsx'
import { usePlan, usePlanEffect } from './use-plan.ts'

/** Changes that are planned for a deck, with their effect before they are applied. */
export function PlanPanel({ deck, sheet, actions }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const { plan, error, retry } = usePlan(deck.id)
  const [announcement, announce] = useState('')
  const [isPlanning, setPlanning] = useState(false)
  return (
    <section ref={panel} aria-labelledby="deck-plan" {...focus}>
      <h2 id="deck-plan" tabIndex={-1} data-tool-title="" className={classes.title}>
        {plan && plan.length > 0 ? countOf(plan.length, 'planned change') : 'Planned changes'}
      </h2>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {plan?.length === 0 && <p className={classes.intro}>{emptyText}</p>}
      <Button variant="default" className={classes.planButton} onClick={() => setPlanning(true)}>
        Plan a change
      </Button>
      {error && <LoadProblem title="The plan could not be loaded" error={error} onRetry={retry} />}
      {!plan && !error && <PanelSkeleton message="Loading the plan..." />}
      {plan && plan.length > 0 && <OpenPlan {...{ deck, sheet, plan, actions, announce }} />}
      {isPlanning && <PlanDialog deck={deck} onClosed={() => setPlanning(false)} />}
    </section>
  )
}

const emptyText =
  'Collect what you want to change, with a reason: a card for another, a cut or an addition. Here you see what all of it does to the deck before you apply it, with one press. “Plan to replace or cut” is in the menu of each card.'

interface OpenPlanProps {
  deck: DeckDetail
  sheet: DeckSheet | null
  plan: readonly Planned[]
  actions: DeckActions
  announce: (label: string) => void
}

function OpenPlan({ deck, sheet, plan, actions, announce }: OpenPlanProps) {
  const { edit, remove } = usePlanning(deck.id)
  const { applied, effect, failure } = usePlanEffect(deck, sheet, plan)

  function apply(chosen: readonly Planned[]) {
    const { change, added, appliedIds } = appliedPlan(deck, chosen)
    const removed = chosen.filter(({ id }) => appliedIds.includes(id))
    const label = labelOf(removed)
    const changes = { change, label, cards: added, plan: { removed, restored: [] } }
    if (actions.applyPlan(changes)) announce(formatSentence(label))
  }

  return (
    <>
      <ul className={classes.list}>
        {plan.map((planned) => (
          <PlannedItem
            key={planned.id}
            planned={planned}
            problem={applied.problems.find(({ plannedId }) => plannedId === planned.id)}
            onEdit={(change) => edit({ planned, ...change })}
            onApply={() => apply([planned])}
            onRemove={() => remove(planned)}
          />
        ))}
      </ul>
      {applied.appliedIds.length > 0 && (
        <Button className={classes.applyAll} onClick={() => apply(plan)}>
          {applied.problems.length === 0
            ? 'Apply all'
            : `Apply ${countOf(applied.appliedIds.length, 'change')}`}
        </Button>
      )}
      {failure ? (
        <FactsFailed {...failure} />
      ) : effect ? (
        <EffectTable effect={effect} />
      ) : (
        <p role="status" className={classes.note}>
          Working out the effect...
        </p>
      )}
    </>
  )
}

function labelOf(applied: readonly Planned[]): string {
  const [only, ...others] = applied
  if (only && others.length === 0) return `applied the plan ${formatPlanned(only)}`
  return `applied ${countOf(applied.length, 'planned change')}`
}
