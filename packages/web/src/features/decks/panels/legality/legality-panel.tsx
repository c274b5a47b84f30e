import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { Finding, Fix } from '@manafolio/deck'
import { useRef, useState } from 'react'
import { formatSentence } from '../../kit/changes/step-text.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { ShowMore } from '../show-more.tsx'
import type { ToolPanelProps } from '../tool-panel.ts'
import { useItemFocus } from '../use-item-focus.ts'
import { checkedRules } from './checked-rules.ts'
import { FindingItem } from './finding-item.tsx'
import { fixLabel } from './fix-text.ts'
import classes from './legality-panel.module.css'
import { useFindings } from './use-findings.ts'
import { formatVerdict, verdictOf } from './verdict.ts'

/** The legality of a deck: the findings and their fixes. */
export function LegalityPanel({ deck, sheet, actions, onOpen }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const findings = useFindings(sheet)
  const [message, setMessage] = useState('')

  function applyFix(fix: Fix) {
    if ('opens' in fix) {
      if (fix.opens !== 'printing') onOpen(fix.opens)
      return
    }
    const label = fixLabel(fix.label)
    if (actions.apply(fix.change, label)) setMessage(formatSentence(label))
  }

  return (
    <section ref={panel} aria-labelledby="deck-legality" {...focus}>
      <h2 id="deck-legality" tabIndex={-1} data-tool-title="" className={classes.title}>
        {findings ? formatVerdict(verdictOf(findings), formatFacts[deck.format].name) : 'Legality'}
      </h2>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {!findings && <PanelSkeleton message={loadingMessage} />}
      {findings?.length === 0 && <LegalDeck format={deck.format} />}
      {findings && findings.length > 0 && <Findings findings={findings} onFix={applyFix} />}
    </section>
  )
}

const loadingMessage = 'Checking the rules...'

interface FindingsProps {
  findings: readonly Finding[]
  onFix: (fix: Fix) => void
}

function Findings({ findings, onFix }: FindingsProps) {
  return (
    <>
      <ShowMore items={findings} className={classes.findings}>
        {(finding) => (
          <FindingItem key={`${finding.rule} ${finding.message}`} finding={finding} onFix={onFix} />
        )}
      </ShowMore>
      <p className={classes.advice}>This is only advice: you can save any deck you like.</p>
    </>
  )
}

/** What was checked, for a deck without findings, and the limits of that advice. */
function LegalDeck({ format }: { format: DeckFormat }) {
  return (
    <div className={classes.legal}>
      <ApprovedDeck />
      <p className={classes.intro}>Checked, and no problems found:</p>
      <ul className={classes.checked}>
        {checkedRules(format).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={classes.legalDeckAdvice}>
        This is advice based on the rules of the game and the ban lists in the card data.
        Tournaments and playgroups may have rules of their own.
      </p>
    </div>
  )
}

/** A small pile of cards with a seal on it. */
function ApprovedDeck() {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 132 104"
      width="116"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="22" y="14" width="56" height="78" rx="5" transform="rotate(-9 50 53)" />
      <rect
        x="38"
        y="12"
        width="56"
        height="78"
        rx="5"
        fill="var(--page)"
        transform="rotate(4 66 51)"
      />
      <path d="M50 28h30M48.5 38h22" strokeLinecap="round" />
      <circle cx="98" cy="74" r="20" fill="var(--page)" className={classes.seal} />
      <path d="m89 75 6.5 6.5 12-14" strokeLinecap="round" className={classes.seal} />
    </svg>
  )
}
