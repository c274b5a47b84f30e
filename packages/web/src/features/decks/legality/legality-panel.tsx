import { formatFacts } from '@manafolio/contract'
import type { Finding, Fix } from '@manafolio/deck'
import { useRef, useState } from 'react'
import { PanelSkeleton } from '../tools/panel-skeleton.tsx'
import { ShowMore } from '../tools/show-more.tsx'
import type { ToolPanelProps } from '../tools/tool-panel.ts'
import { useItemFocus } from '../tools/use-item-focus.ts'
import { FindingItem } from './finding-item.tsx'
import { fixWords } from './fix-words.ts'
import { LegalDeck } from './legal-deck.tsx'
import classes from './legality-panel.module.css'
import { useFindings } from './use-findings.ts'
import { verdictOf } from './verdict.ts'

/** Whether a deck keeps the rules of its format, what does not, and what mends it. */
export function LegalityPanel({ deck, sheet, actions, onOpen }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const findings = useFindings(sheet)
  const [said, say] = useState('')

  function mend(fix: Fix) {
    if ('opens' in fix) {
      if (fix.opens !== 'printing') onOpen(fix.opens)
      return
    }
    const words = fixWords(fix.label)
    if (actions.apply(fix.change, words)) say(`Done: ${words}.`)
  }

  return (
    <section ref={panel} aria-labelledby="deck-legality" {...focus}>
      <h2 id="deck-legality" tabIndex={-1} data-tool-title="" className={classes.title}>
        {findings ? verdictWords(findings, formatFacts[deck.format].name) : 'Legality'}
      </h2>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!findings && <PanelSkeleton words={awaiting} />}
      {findings?.length === 0 && <LegalDeck format={deck.format} />}
      {findings && findings.length > 0 && <Findings findings={findings} onFix={mend} />}
    </section>
  )
}

const awaiting = 'Checking the rules...'

function verdictWords(findings: readonly Finding[], format: string): string {
  const { kind, words } = verdictOf(findings)
  return kind === 'problems' ? `${words} in ${format}` : `Legal in ${format}`
}

interface FindingsProps {
  findings: readonly Finding[]
  onFix: (fix: Fix) => void
}

function Findings({ findings, onFix }: FindingsProps) {
  return (
    <>
      <ShowMore items={findings} className={classes.findings}>
        {(finding) => (
          <FindingItem key={`${finding.rule} ${finding.says}`} finding={finding} onFix={onFix} />
        )}
      </ShowMore>
      <p className={classes.advice}>This is advice: the deck stays as you want it.</p>
    </>
  )
}
