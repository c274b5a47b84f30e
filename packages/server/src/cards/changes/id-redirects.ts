import type { IdMigration } from '../service/migrations.ts'

/** What the changes of ids by the service say of an old id, all of them taken together. */
export type Redirect =
  /** Its cards belong under another id, which no change leads on from. */
  | { kind: 'moved'; to: string; migrationId: string }
  /** There is no such card any more, nor one in its place. */
  | { kind: 'withdrawn'; migrationId: string }
  /** It was withdrawn once, but the service lists it again. */
  | { kind: 'listed'; migrationId: string }

export interface IdRedirects {
  leads: ReadonlyMap<string, Redirect>
  /** Ids that lead round in a circle: nobody can say where their cards belong. */
  circular: string[]
}

export type Step = Pick<
  IdMigration,
  'id' | 'performedAt' | 'strategy' | 'oldScryfallId' | 'newScryfallId'
>

/** Follows every old id to its end. Of several changes of one id the last one counts. */
export function idRedirects(
  migrations: Iterable<Step>,
  isKnown: (id: string) => boolean,
): IdRedirects {
  const steps = lastSteps(migrations)
  const leads = new Map<string, Redirect>()
  const circular: string[] = []
  for (const [id, first] of steps) {
    const end = endOf(id, steps)
    if (end === 'circular') circular.push(id)
    else leads.set(id, { ...redirectTo(end, id, isKnown), migrationId: first.id })
  }
  return { leads, circular }
}

function lastSteps(migrations: Iterable<Step>): Map<string, Step> {
  const steps = new Map<string, Step>()
  for (const step of migrations) {
    const other = steps.get(step.oldScryfallId)
    if (!other || isLater(step, other)) steps.set(step.oldScryfallId, step)
  }
  return steps
}

function isLater(one: Step, other: Step): boolean {
  if (one.performedAt !== other.performedAt) return one.performedAt > other.performedAt
  return one.id > other.id
}

interface End {
  id: string
  isDeleted: boolean
}

function endOf(start: string, steps: Map<string, Step>): End | 'circular' {
  const passed = new Set([start])
  let id = start
  for (;;) {
    const step = steps.get(id)
    if (!step) return { id, isDeleted: false }
    if (step.newScryfallId === null) return { id, isDeleted: true }
    if (passed.has(step.newScryfallId)) return 'circular'
    id = step.newScryfallId
    passed.add(id)
  }
}

function redirectTo(end: End, start: string, isKnown: (id: string) => boolean) {
  if (end.isDeleted && !isKnown(end.id)) return { kind: 'withdrawn' } as const
  if (end.id === start) return { kind: 'listed' } as const
  return { kind: 'moved', to: end.id } as const
}
