import { type BuildState, buildStateNames } from '@manafolio/contract'
import { IconArchive, IconBulb, IconHammer, IconPackage } from '@tabler/icons-react'
import classes from './state-badge.module.css'

const icons: Record<BuildState, typeof IconBulb> = {
  idea: IconBulb,
  building: IconHammer,
  built: IconPackage,
  retired: IconArchive,
}

export function StateIcon({ state, size = 15 }: { state: BuildState; size?: number }) {
  const Icon = icons[state]
  return <Icon size={size} stroke={1.8} aria-hidden className={classes.icon} />
}

/** Whether a deck is an idea, being built, built or retired. */
export function StateBadge({ state }: { state: BuildState }) {
  return (
    <span className={classes.badge} data-state={state}>
      <StateIcon state={state} />
      {buildStateNames[state]}
    </span>
  )
}
