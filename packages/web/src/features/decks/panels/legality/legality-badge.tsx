import type { DeckSheet } from '@manafolio/deck'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconProgress,
} from '@tabler/icons-react'
import { UnstyledButton } from '../../../../ui/button.tsx'
import classes from './legality-badge.module.css'
import { useFindings } from './use-findings.ts'
import { type Verdict, verdictOf } from './verdict.ts'

interface LegalityBadgeProps {
  sheet: DeckSheet | null
  onOpen: () => void
}

const icons: Record<Verdict['kind'], typeof IconCircleCheck> = {
  legal: IconCircleCheck,
  notes: IconInfoCircle,
  unfinished: IconProgress,
  problems: IconAlertTriangle,
}

/** The verdict in short; opens the findings. */
export function LegalityBadge({ sheet, onOpen }: LegalityBadgeProps) {
  const findings = useFindings(sheet)
  if (!findings) return <span className={classes.awaited} aria-hidden="true" />
  const { kind, ...verdict } = verdictOf(findings)
  // How many cards are missing follows from their number, which stands beside it.
  const label = kind === 'unfinished' ? 'Unfinished' : verdict.label
  const Icon = icons[kind]
  return (
    <UnstyledButton
      className={classes.badge}
      data-kind={kind}
      aria-label={`Legality: ${label}`}
      title="Show what the rules say"
      onClick={onOpen}
    >
      <Icon size={16} stroke={1.9} aria-hidden className={classes.icon} />
      {label}
    </UnstyledButton>
  )
}
