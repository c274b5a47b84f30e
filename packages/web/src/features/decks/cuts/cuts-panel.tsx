import { formatFacts } from '@manafolio/contract'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type DeckActions, type DeckRow, rowKey } from '../deck-actions.ts'
import { PanelSkeleton } from '../tools/panel-skeleton.tsx'
import { ShowMore } from '../tools/show-more.tsx'
import type { ToolPanelProps } from '../tools/tool-panel.ts'
import { useItemFocus } from '../tools/use-item-focus.ts'
import { cutChange } from './cut-change.ts'
import { CutItem } from './cut-item.tsx'
import { counted, cutIntro, cutTitle, emptyWords, tooFewWords } from './cut-words.ts'
import classes from './cuts-panel.module.css'
import { LockedCards } from './locked-cards.tsx'
import { type Cuts, useCuts } from './use-cuts.ts'

/** What a deck could do without, the likeliest first, with why; what is to stay can be locked. */
export function CutsPanel({ deck, sheet, actions }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const cuts = useCuts(sheet)
  const [said, say] = useState('')
  const acts = cutActs(actions, say)
  const tooFew = cuts && tooFewWords(cuts)
  const isEmpty = deck.cardCount === 0
  return (
    <section ref={panel} aria-labelledby="deck-cuts" {...focus}>
      <h2 id="deck-cuts" tabIndex={-1} data-tool-title="" className={classes.title}>
        {cuts && !isEmpty ? cutTitle(cuts, deck.format) : 'Cuts'}
      </h2>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!cuts && <PanelSkeleton words={awaiting} />}
      {cuts && (
        <>
          <p className={classes.intro}>{isEmpty ? emptyWords : cutIntro(cuts, deck.format)}</p>
          {tooFew && <p className={classes.tooFew}>{tooFew}</p>}
          <CutFirst cuts={cuts} isAsked={formatFacts[deck.format].isExact} onCut={acts.cutAll} />
          <ShowMore items={rowsOf(cuts)} className={classes.list}>
            {({ row, reasons }) => (
              <CutItem
                key={rowKey(row)}
                row={row}
                reasons={reasons}
                onCut={() => acts.cut(row)}
                onLock={() => acts.lock(row)}
              />
            )}
          </ShowMore>
          <LockedCards rows={cuts.locked} copies={cuts.lockedCards} onUnlock={acts.unlock} />
        </>
      )}
    </section>
  )
}

const awaiting = 'Weighing the cards...'

interface CutFirstProps {
  cuts: Cuts
  /** Whether the deck may not have more cards than it should. */
  isAsked: boolean
  onCut: (rows: readonly DeckRow[]) => void
}

/** As many as are over, and no more, at once. */
function CutFirst({ cuts, isAsked, onCut }: CutFirstProps) {
  const rows = rowsOf(cuts)
    .slice(0, cuts.over)
    .map(({ row }) => row)
  if (rows.length === 0) return null
  return (
    <Button
      variant={isAsked ? 'filled' : 'default'}
      className={classes.cutFirst}
      onClick={() => onCut(rows)}
    >
      Cut the first {rows.length === 1 ? 'one' : rows.length}
    </Button>
  )
}

function rowsOf({ suggestions }: Cuts) {
  return suggestions.flatMap(({ entry: { row }, reasons }) => (row ? [{ row, reasons }] : []))
}

function cutActs(actions: DeckActions, say: (words: string) => void) {
  return {
    cut(row: DeckRow) {
      if (actions.setQuantity(row, row.quantity - 1)) say(`${row.cardName}: one copy cut`)
    },
    cutAll(rows: readonly DeckRow[]) {
      const words = `cutting ${counted(rows.length)}`
      if (actions.apply(cutChange(rows), words)) say(`Done: ${words}.`)
    },
    lock(row: DeckRow) {
      if (actions.setLocked(row, true)) say(`${row.cardName}: locked`)
    },
    unlock(row: DeckRow) {
      if (actions.setLocked(row, false)) say(`${row.cardName}: unlocked`)
    },
  }
}
