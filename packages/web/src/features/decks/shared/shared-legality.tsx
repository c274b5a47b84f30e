import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { DeckSheet, Finding } from '@manafolio/deck'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { UnstyledButton } from '../../../ui/button.tsx'
import { FindingItem } from '../legality/finding-item.tsx'
import { useFindings } from '../legality/use-findings.ts'
import { type Verdict, verdictOf } from '../legality/verdict.ts'
import classes from './shared-legality.module.css'

interface SharedLegalityProps {
  sheet: DeckSheet
  format: DeckFormat
}

const icons: Record<Verdict['kind'], typeof IconCircleCheck> = {
  legal: IconCircleCheck,
  notes: IconInfoCircle,
  problems: IconAlertTriangle,
}

/** Whether the deck is legal today, in a line; why not on demand. */
export function SharedLegality({ sheet, format }: SharedLegalityProps) {
  const findings = useFindings(sheet) ?? []
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { kind, words } = verdictOf(findings)
  const Icon = icons[kind]
  const { name } = formatFacts[format]
  const verdict = kind === 'problems' ? `${words} in ${name}` : `Legal in ${name}`
  const line = (
    <>
      <Icon size={18} stroke={1.9} aria-hidden className={classes.icon} />
      {kind === 'notes' ? `${verdict}, ${words}` : verdict}
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
        {isOpen && findings.map((finding) => <ToBeRead key={keyOf(finding)} finding={finding} />)}
      </ul>
    </>
  )
}

/** Only its owner can mend it. */
function ToBeRead({ finding }: { finding: Finding }) {
  return <FindingItem finding={{ ...finding, fixes: [] }} onFix={() => {}} />
}

function keyOf({ rule, says }: Finding): string {
  return `${rule} ${says}`
}
