import { limits } from '@manafolio/contract'
import type { PlanProblem } from '@manafolio/deck'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { formatCopies } from '../../../../lib/formats.ts'
import { ActionIcon, Button } from '../../../../ui/button.tsx'
import { CopiesStepper } from '../../../../ui/copies-stepper.tsx'
import type { Planned } from '../../kit/changes/plan-patch.ts'
import type { PlanEdit } from '../../kit/plan/plan-query.ts'
import { formatPlanned } from '../../kit/plan/plan-text.ts'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import classes from './plan-panel.module.css'

interface PlannedItemProps {
  planned: Planned
  problem: PlanProblem | undefined
  onEdit: (change: Omit<PlanEdit, 'planned'>) => void
  onApply: () => void
  onRemove: () => void
}

/** A planned change with its reason and its copies. */
export function PlannedItem({ planned, problem, ...on }: PlannedItemProps) {
  const name = formatPlanned(planned)
  return (
    <li className={classes.item} data-item="">
      <div className={classes.pair}>
        <Side copies={planned.removed} label="Out" none="Nothing goes out" />
        <IconArrowRight size={20} aria-hidden className={classes.arrow} />
        <Side copies={planned.added} label="In" none="Nothing comes in" />
      </div>
      {problem && <p className={classes.problem}>{problemText(problem)}</p>}
      <ReasonField
        key={planned.reason}
        reason={planned.reason}
        name={name}
        onSave={(reason) => on.onEdit({ reason })}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          className={classes.apply}
          data-does="apply"
          aria-label={`Apply: ${name}`}
          disabled={problem !== undefined}
          onClick={on.onApply}
        >
          Apply
        </Button>
        {steppersOf(planned).map(({ label, quantity, sides }) => (
          <CopiesStepper
            key={label}
            of={`${label}${name}`}
            quantity={quantity}
            most={limits.deckQuantityMax}
            onChange={(copies) =>
              on.onEdit(Object.fromEntries(sides.map((side) => [side, { quantity: copies }])))
            }
          />
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.remove}
          data-does="remove"
          aria-label={`Remove from the plan: ${name}`}
          onClick={on.onRemove}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}

interface Stepper {
  label: string
  quantity: number
  sides: readonly ('removed' | 'added')[]
}

/** One for what goes out and comes in together, unless their copies differ. */
function steppersOf({ removed, added }: Planned): Stepper[] {
  const steppers: Stepper[] = [
    ...(removed
      ? [{ label: 'out, ', quantity: removed.quantity, sides: ['removed' as const] }]
      : []),
    ...(added ? [{ label: 'in, ', quantity: added.quantity, sides: ['added' as const] }] : []),
  ]
  const [first, second] = steppers
  if (!first || (second && second.quantity !== first.quantity)) return steppers
  return [{ ...first, label: '', sides: steppers.flatMap(({ sides }) => sides) }]
}

interface SideProps {
  copies: Planned['added']
  label: string
  none: string
}

function Side({ copies, label, none }: SideProps) {
  if (!copies) return <p className={classes.none}>{none}</p>
  return (
    <div className={classes.side}>
      <CardLink card={linkedPrinting(copies)} isPicture>
        <RowThumb card={copies.card} />
      </CardLink>
      <p className={classes.name}>
        <span className={classes.label}>{label} </span>
        {copies.quantity > 1 && <span className={classes.copies}>{copies.quantity} </span>}
        <CardLink card={linkedPrinting(copies)}>{copies.cardName}</CardLink>
      </p>
    </div>
  )
}

interface ReasonFieldProps {
  reason: string | null
  name: string
  onSave: (reason: string | null) => void
}

/** Saved when the field is left, and with Enter. */
function ReasonField({ reason, name, onSave }: ReasonFieldProps) {
  const [text, setText] = useState(reason ?? '')
  const save = () => {
    const next = text.trim() || null
    if (next !== reason) onSave(next)
  }
  return (
    <input
      className={classes.reason}
      aria-label={`Reason: ${name}`}
      placeholder="Reason"
      value={text}
      maxLength={limits.plannedChangeReason}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
      }}
    />
  )
}

function problemText({ kind, cardName, copies }: PlanProblem): string {
  if (kind === 'too_many_copies') {
    return `The deck would have ${formatCopies(copies)} of ${cardName}, and can have up to ${limits.deckQuantityMax}.`
  }
  return copies === 0
    ? `The deck no longer has ${cardName}, so this can’t be applied.`
    : `The deck has only ${formatCopies(copies)} of ${cardName} left, so this can’t be applied.`
}
