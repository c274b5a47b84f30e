import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import { useRef, useState } from 'react'
import { countOf, pluralOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatSentence } from '../../kit/changes/step-text.ts'
import { type DeckActions, type DeckRow, rowKey } from '../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { ShowMore } from '../show-more.tsx'
import type { ToolPanelProps } from '../tool-panel.ts'
import { useItemFocus } from '../use-item-focus.ts'
import { CutItem } from './cut-item.tsx'
import classes from './cuts-panel.module.css'
import { LockedCards } from './locked-cards.tsx'
import { type Cuts, useCuts } from './use-cuts.ts'

const noCutsMessage = 'Add cards to the deck to see which ones you could cut.'

/**
 * The cards that a deck could do without, likeliest first, with reasons; cards can be locked against cuts.
 */
export function CutsPanel({ deck, sheet, actions }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const focus = useItemFocus(panel)
  const cuts = useCuts(sheet)
  const [announcement, announce] = useState('')
  const cuttingActions = cuttingActionsOf(actions, announce)
  const tooFew = cuts && tooFewMessage(cuts)
  const isEmpty = deck.cardCount === 0
  return (
    <section ref={panel} aria-labelledby="deck-cuts" {...focus}>
      <h2 id="deck-cuts" tabIndex={-1} data-tool-title="" className={classes.title}>
        {cuts && !isEmpty ? cutTitle(cuts, deck.format) : 'Cuts'}
      </h2>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {!cuts && <PanelSkeleton message={loadingMessage} />}
      {cuts && (
        <>
          <p className={classes.intro}>{isEmpty ? noCutsMessage : cutIntro(cuts, deck.format)}</p>
          {tooFew && <p className={classes.tooFew}>{tooFew}</p>}
          <CutFirst
            cuts={cuts}
            isRequired={formatFacts[deck.format].isExact}
            onCut={cuttingActions.cutAll}
          />
          <ShowMore items={rowsOf(cuts)} className={classes.list}>
            {({ row, reasons }) => (
              <CutItem
                key={rowKey(row)}
                row={row}
                reasons={reasons}
                onCut={() => cuttingActions.cut(row)}
                onLock={() => cuttingActions.lock(row)}
              />
            )}
          </ShowMore>
          <LockedCards
            rows={cuts.locked}
            copies={cuts.lockedCards}
            onUnlock={cuttingActions.unlock}
          />
        </>
      )}
    </section>
  )
}

const loadingMessage = 'Weighing the cards...'

interface CutFirstProps {
  cuts: Cuts
  /** Whether the format forbids extra cards. */
  isRequired: boolean
  onCut: (rows: readonly DeckRow[]) => void
}

/** Cuts exactly the cards over the limit, as one change. */
function CutFirst({ cuts, isRequired, onCut }: CutFirstProps) {
  const rows = rowsOf(cuts)
    .slice(0, cuts.over)
    .map(({ row }) => row)
  if (rows.length === 0) return null
  return (
    <Button
      variant={isRequired ? 'filled' : 'default'}
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

function cuttingActionsOf(actions: DeckActions, announce: (label: string) => void) {
  return {
    cut(row: DeckRow) {
      if (actions.setQuantity(row, row.quantity - 1)) announce(`${row.cardName}: one copy cut`)
    },
    cutAll(rows: readonly DeckRow[]) {
      const label = `cut ${countOf(rows.length, 'card')}`
      if (actions.apply(cutChange(rows), label)) announce(formatSentence(label))
    },
    lock(row: DeckRow) {
      if (actions.setLocked(row, true)) announce(`${row.cardName}: locked`)
    },
    unlock(row: DeckRow) {
      if (actions.setLocked(row, false)) announce(`${row.cardName}: unlocked`)
    },
  }
}

/** Removes one copy of each row. */
function cutChange(rows: readonly DeckRow[]): DeckChange {
  return {
    cards: rows.map(
      ({ scryfallId, cardName, tcgplayerId, slotType, quantity, role, isLocked }) => ({
        scryfallId,
        cardName,
        tcgplayerId,
        slotType,
        role,
        isLocked,
        quantity: quantity - 1,
      }),
    ),
  }
}

/** The heading of the list of cuts. */
function cutTitle({ over }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  if (over === 0) return 'Nothing has to be cut'
  return isExact ? `Cut ${countOf(over, 'card')}` : `${countOf(over, 'card')} over ${cards}`
}

function cutIntro({ over, suggestions }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  if (suggestions.length === 0) return 'There is no reason to cut any of these cards.'
  if (over === 0) return 'If you want to cut cards anyway, these do the least for the deck.'
  if (isExact) return 'These do the least for the deck. Lock the cards you want to keep.'
  return `${cards} cards are enough. These do the least for the deck. Lock the cards you want to keep.`
}

/** Shown when there are fewer suggestions than cards to cut; otherwise null. */
function tooFewMessage({ over, suggestions, lockedCards }: Cuts): string | null {
  if (suggestions.length >= over) return null
  const most = suggestions.length === 0 ? 'None' : `Only ${suggestions.length}`
  const why =
    lockedCards > 0
      ? `${countOf(lockedCards, 'card')} ${pluralOf(lockedCards, 'is', 'are')} locked. Unlock some to get more suggestions.`
      : 'Once they are cut, others may be suggested.'
  return `${most} of the ${countOf(over, 'card')} can be suggested: ${why}`
}
