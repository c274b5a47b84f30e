import type { Finding } from '@manafolio/deck'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { effectLines } from './effect-text.ts'
import classes from './plan-panel.module.css'
import type { PlanEffect } from './use-plan.ts'

/** What a plan does to a deck, beside how the deck is now. */
export function EffectTable({ effect }: { effect: PlanEffect }) {
  const { solved, raised } = effect.findings
  return (
    <section aria-label="Effect" className={classes.effect}>
      <h3 className={classes.effectTitle}>Effect of all</h3>
      <ChartTable
        caption="The deck now and after the plan"
        heads={['Number', 'Now', 'After', 'Change']}
        rows={effectLines(effect).map(({ label, now, after, difference }) => [
          label,
          now,
          after,
          difference,
        ])}
      />
      <FindingList title="Breaks or lacks" findings={raised} />
      <FindingList title="Solves" findings={solved} />
      {raised.length + solved.length === 0 && (
        <p className={classes.note}>Nothing changes in the legality of the deck.</p>
      )}
    </section>
  )
}

function FindingList({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <div className={classes.findings}>
      <h4 className={classes.findingsTitle}>{title}</h4>
      <ul>
        {findings.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
