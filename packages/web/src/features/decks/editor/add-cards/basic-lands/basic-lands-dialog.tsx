import { type DeckDetail, type DeckPrinting, limits } from '@manafolio/contract'
import {
  type BasicLandCount,
  basicLandPlan,
  type DeckSheet,
  filledBasics,
  landAdviceOf,
  landsIn,
  type ManaColor,
  wantedLands,
} from '@manafolio/deck'
import { useState } from 'react'
import { countOf } from '../../../../../lib/formats.ts'
import { announce } from '../../../../../ui/announcer-store.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CopiesStepper } from '../../../../../ui/copies-stepper.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { LoadProblem } from '../../../../../ui/load-problem.tsx'
import { formatSentence } from '../../../kit/changes/step-text.ts'
import { colorLabels } from '../../../kit/charts/color-labels.ts'
import type { DeckActions } from '../../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../../kit/panel-skeleton.tsx'
import { useDeckSheet } from '../../../kit/use-deck-sheet.ts'
import { BasicLandRows } from './basic-land-rows.tsx'
import classes from './basic-lands-dialog.module.css'
import { useBasicLands } from './use-basic-lands.ts'

interface BasicLandsDialogProps {
  deck: DeckDetail
  actions: DeckActions
  onClosed: () => void
}

/** Fills a deck with basic lands by its costs: shows how many of each first, and adds them as one change. */
export function BasicLandsDialog({ deck, actions, onClosed }: BasicLandsDialogProps) {
  const { sheet, failure } = useDeckSheet(deck)
  const { lands, error, retry } = useBasicLands(deck, sheet)
  const problem = failure ?? (error && { error, onRetry: retry })
  return (
    <Dialog title="Fill basic lands" width={560} onClosed={onClosed}>
      {(close) => {
        if (problem) return <LoadProblem title="The lands could not be loaded" {...problem} />
        if (!sheet || !lands) return <PanelSkeleton message="Counting the costs of this deck..." />
        return <BasicLandsForm {...{ sheet, lands, actions }} onClose={close} />
      }}
    </Dialog>
  )
}

interface BasicLandsFormProps {
  sheet: DeckSheet
  lands: NonNullable<ReturnType<typeof useBasicLands>['lands']>
  actions: DeckActions
  onClose: () => void
}

function BasicLandsForm({ sheet, lands, actions, onClose }: BasicLandsFormProps) {
  const [wanted, setWanted] = useState(() => wantedLands(sheet))
  const [typed, setTyped] = useState<ReadonlyMap<ManaColor, number>>(new Map())
  const plan = basicLandPlan(sheet, wanted)
  const counts = plan.counts
    .filter(({ color, before }) => before > 0 || lands.has(color))
    .map((count) => ({ ...count, copies: typed.get(count.color) ?? count.copies }))
  const basics = counts.reduce((sum, { copies }) => sum + copies, 0)
  const change = filledBasics(sheet, counts, printingsOf(lands))

  function want(next: number) {
    setWanted(next)
    setTyped(new Map()) // divided anew
  }

  function fill() {
    const label = `filled ${countOf(basics, 'basic land')}: ${formatCounts(counts)}`
    if (actions.apply(change, label, [...lands.values()])) announce(formatSentence(label))
    onClose()
  }

  if (counts.length === 0) return <NothingToCount onClose={onClose} />
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        fill()
      }}
    >
      <div className={classes.wanted}>
        <div>
          <p className={classes.label}>Lands in the deck</p>
          <p className={classes.hint}>{formatAdvice(sheet, plan.otherLands)}</p>
        </div>
        <CopiesStepper
          of="Lands in the deck"
          quantity={plan.otherLands + basics}
          least={plan.otherLands}
          most={Math.max(limits.deckQuantityMax, plan.otherLands)}
          onChange={want}
        />
      </div>
      <BasicLandRows
        {...{ counts, lands }}
        onChange={(color, copies) => setTyped(new Map(typed).set(color, copies))}
      />
      <p className={classes.hint} role="status">
        {formatEffect(sheet, plan.otherLands + basics)}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={change.cards.length === 0}>
          Fill basic lands
        </Button>
      </div>
    </form>
  )
}

function NothingToCount({ onClose }: { onClose: () => void }) {
  return (
    <div className={classes.form}>
      <p>
        No card of this deck has a cost of a color yet, so there is nothing to divide basic lands
        by. Add some spells or a commander first.
      </p>
      <div className={classes.buttons}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

function printingsOf(
  lands: NonNullable<ReturnType<typeof useBasicLands>['lands']>,
): ReadonlyMap<ManaColor, DeckPrinting> {
  return new Map(
    [...lands].map(([color, { id, name, tcgplayerId }]) => [
      color,
      { scryfallId: id, cardName: name, tcgplayerId },
    ]),
  )
}

/** “12 red, 8 green” */
function formatCounts(counts: readonly BasicLandCount[]): string {
  const some = counts.filter(({ copies }) => copies > 0)
  return (
    some.map(({ color, copies }) => `${copies} ${colorLabels[color].toLowerCase()}`).join(', ') ||
    'none'
  )
}

function formatAdvice(sheet: DeckSheet, otherLands: number): string {
  const usual = Math.round(landAdviceOf(sheet).usual)
  const others = otherLands > 0 ? ` ${otherLands} of them are not basic.` : ''
  return `${usual} are usual for its costs.${others}`
}

function formatEffect(sheet: DeckSheet, lands: number): string {
  const main = sheet.entries.filter(({ slotType }) => slotType === 'main')
  const before = main.reduce((sum, { quantity }) => sum + quantity, 0)
  return `Main deck: ${before} → ${before + lands - landsIn(sheet)} cards`
}
