import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { DeckSheet, Finding } from '@manafolio/deck'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconInfoCircle,
  IconProgress,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { UnstyledButton } from '../../../../ui/button.tsx'
import { FindingItem } from '../../panels/legality/finding-item.tsx'
import { useFindings } from '../../panels/legality/use-findings.ts'
import { formatVerdict, type Verdict, verdictOf } from '../../panels/legality/verdict.ts'
import classes from './shared-deck.module.css'

interface SharedLegalityProps {
  sheet: DeckSheet
  format: DeckFormat
}

const icons: Record<Verdict['kind'], typeof IconCircleCheck> = {
  legal: IconCircleCheck,
  notes: IconInfoCircle,
  unfinished: IconProgress,
  problems: IconAlertTriangle,
}

/** The verdict in one line; the findings on demand. */
export function SharedLegality({ sheet, format }: SharedLegalityProps) {
  const findings = useFindings(sheet) ?? []
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const found = verdictOf(findings)
  const { kind, label } = found
  const Icon = icons[kind]
  const verdict = formatVerdict(found, formatFacts[format].name)
  const line = (
    <>
      <Icon size={18} stroke={1.9} aria-hidden className={classes.icon} />
      {kind === 'notes' ? `${verdict}, ${label}` : verdict}
    </>
  )
  if (findings.length === 0) {
    return (
      <p className={classes.line} data-kind={kind}>
        {line}
      </p>
    )
  }
  return (
    <>
      <UnstyledButton
        className={classes.line}
        data-kind={kind}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
        <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <ul id={id} hidden={!isOpen} className={classes.findings}>
        {isOpen &&
          findings.map((finding) => <ReadOnlyFinding key={keyOf(finding)} finding={finding} />)}
      </ul>
    </>
  )
}

/** Without fixes: only the owner can apply them. */
function ReadOnlyFinding({ finding }: { finding: Finding }) {
  return <FindingItem finding={{ ...finding, fixes: [] }} onFix={() => {}} />
}

function keyOf({ rule, message }: Finding): string {
  return `${rule} ${message}`
}
