import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { Cut, DeckChange } from '@manafolio/deck'
import { useRef, useState } from 'react'
import { messageOf } from '../../../../lib/api-error.ts'
import { countOf, formatCopies } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { ShowMore } from '../show-more.tsx'
import type { ToolPanelProps } from '../tool-panel.ts'
import { useItemFocus } from '../use-item-focus.ts'
import { CutItem } from './cut-item.tsx'
import { cutIntro, cutTitle, tooFewMessage } from './cut-text.ts'
import classes from './cuts-panel.module.css'
import { LockedCards } from './locked-cards.tsx'
import { type Cuts, useCuts } from './use-cuts.ts'

/**
 * The cards that a deck could do without, likeliest first, with reasons; cards can be locked against cuts.
 */
export function CutsPanel({ deck, sheet, actions }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const { cuts, hasFits, error, retry } = useCuts(deck, sheet)
  const [announcement, announce] = useState('')
  const isEmpty = deck.cardCount === 0
  return (
    <section ref={panel} aria-labelledby="deck-cuts" {...focus}>
      <h2 id="deck-cuts" tabIndex={-1} data-tool-title="" className={classes.title}>
        {cuts && !isEmpty ? cutTitle(cuts, deck.format) : 'Cuts'}
      </h2>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isEmpty && (
        <p className={classes.intro}>Add cards to the deck to see which ones you could cut.</p>
      )}
      {!isEmpty && cuts && (
        <CutList
          cuts={cuts}
          format={deck.format}
          hasFits={hasFits}
          actions={cuttingActionsOf(actions, announce)}
        />
      )}
      {!isEmpty && !hasFits && !error && <PanelSkeleton message={loadingMessage} />}
      {!isEmpty && error && <FitsFailed error={error} onRetry={retry} />}
    </section>
  )
}

const loadingMessage = 'Comparing the cards of the deck...'

interface CutListProps {
  cuts: Cuts
  format: DeckFormat
  /** Without fits, only what breaks the rules is listed. */
  hasFits: boolean
  actions: CuttingActions
}

function CutList({ cuts, format, hasFits, actions }: CutListProps) {
  const tooFew = tooFewMessage(cuts)
  return (
    <>
      {hasFits && <p className={classes.intro}>{cutIntro(cuts, format)}</p>}
      {hasFits && tooFew && <p className={classes.tooFew}>{tooFew}</p>}
      {hasFits && (
        <CutFirst
          cuts={cuts}
          isRequired={formatFacts[format].isExact}
          onCut={(copies) => actions.cutFirst(cuts.cuts, copies)}
        />
      )}
      <ShowMore items={cuts.cuts} className={classes.list}>
        {(cut) => (
          <CutItem
            key={cut.cardName}
            cut={cut}
            onCut={() => actions.cut(cut)}
            onLock={() => actions.lock(cut)}
          />
        )}
      </ShowMore>
      <LockedCards rows={cuts.locked} copies={cuts.lockedCards} onUnlock={actions.unlock} />
    </>
  )
}

interface CutFirstProps {
  cuts: Cuts
  /** Whether the format forbids extra cards. */
  isRequired: boolean
  onCut: (copies: number) => void
}

/** Cuts exactly the cards over the limit, as one change. */
function CutFirst({ cuts: { cuts, over }, isRequired, onCut }: CutFirstProps) {
  const copies = Math.min(
    over,
    cuts.reduce((sum, cut) => sum + cut.copies, 0),
  )
  if (copies === 0) return null
  return (
    <Button
      variant={isRequired ? 'filled' : 'default'}
      className={classes.cutFirst}
      onClick={() => onCut(copies)}
    >
      Cut the first {copies === 1 ? 'one' : copies}
    </Button>
  )
}

function FitsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.failed}>
      <p>
        How well the cards fit could not be loaded.{' '}
        {messageOf(error, 'The server is not responding. Check your connection and try again.')}
      </p>
      <Button variant="default" mt={8} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

type CuttingActions = ReturnType<typeof cuttingActionsOf>

function cuttingActionsOf(actions: DeckActions, announce: (label: string) => void) {
  return {
    cut(cut: Cut) {
      const { cardName, copies } = cut
      if (cutCopies(actions, cut)) announce(`${cardName}: ${formatCopies(copies)} cut`)
    },
    cutFirst(cuts: readonly Cut[], copies: number) {
      const label = `cut ${countOf(copies, 'card')}`
      if (actions.apply(firstCutsChange(cuts, copies), label)) announce(formatSentence(label))
    },
    lock({ entries, cardName }: Cut) {
      const isLocked = entries.map(({ row }) => row !== null && actions.setLocked(row, true))
      if (isLocked.some(Boolean)) announce(`${cardName}: locked`)
    },
    unlock(row: DeckRow) {
      if (actions.setLocked(row, false)) announce(`${row.cardName}: unlocked`)
    },
  }
}

/** Several rows change as one step. */
function cutCopies(actions: DeckActions, cut: Cut): boolean {
  const { entries, copies, cardName } = cut
  const [{ row }, ...others] = entries
  if (row && others.length === 0) return actions.setQuantity(row, row.quantity - copies)
  return actions.apply(cutChange(cut, copies), `cut ${copies} ${cardName}`)
}

/** Removes exactly so many copies, by the first cuts of the list. */
function firstCutsChange(cuts: readonly Cut[], copies: number): DeckChange {
  let left = copies
  const cards = cuts.flatMap((cut) => {
    const removed = Math.min(cut.copies, left)
    left -= removed
    return cutChange(cut, removed).cards
  })
  return { cards }
}

/** Removes up to so many copies of a cut, from its first rows on. */
function cutChange({ entries }: Cut, copies: number): DeckChange {
  let left = copies
  const cards = entries.flatMap(({ row, quantity }) => {
    const removed = Math.min(quantity, left)
    left -= removed
    if (!row || removed === 0) return []
    const { scryfallId, cardName, tcgplayerId, slotType, role, isLocked } = row
    const kept = { scryfallId, cardName, tcgplayerId, slotType, role, isLocked }
    return [{ ...kept, quantity: row.quantity - removed }]
  })
  return { cards }
}
