import type { DeckDetail, PrintingSwap, PrintingSwaps, SwapGoal } from '@manafolio/contract'
import { IconArrowRight } from '@tabler/icons-react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { formatUsdPrice, noPriceText, type UsdPrice } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { countOf, formatUsd } from '../../../../lib/formats.ts'
import { announce } from '../../../../ui/announcer-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import classes from './swaps-dialog.module.css'
import { useSwaps } from './use-swaps.ts'

interface SwapsDialogProps {
  deck: DeckDetail
  actions: DeckActions
  goal: SwapGoal
  onClosed: () => void
}

const goals: Record<SwapGoal, { title: string; nothing: string }> = {
  cheapest: {
    title: 'Swap to Cheapest Printings',
    nothing: 'Nothing to swap: none of these cards has a cheaper printing.',
  },
  owned: {
    title: 'Swap to Printings You Own',
    nothing: 'Nothing to swap: you don’t own other printings of the cards you’re missing.',
  },
}

/** A preview of swapping printings, which are swapped as one change. */
export function SwapsDialog({ deck, actions, goal, onClosed }: SwapsDialogProps) {
  const { data, error, refetch, isCurrent } = useSwaps(deck, goal)
  function swap({ cards, commanderId, swaps }: PrintingSwaps): boolean {
    const label = `swapped ${countOf(swaps.length, 'printing')}`
    const facts = commanderId !== null && { facts: { commanderId } }
    const isApplied = actions.apply({ cards, ...facts }, label)
    if (isApplied) announce(formatSentence(label))
    return isApplied
  }
  return (
    <Dialog title={goals[goal].title} width={600} onClosed={onClosed}>
      {(close) => {
        if (error) return <SwapsFailed error={error} onRetry={() => void refetch()} />
        if (!data) return <PanelSkeleton message="Looking for other printings..." />
        if (data.swaps.length === 0)
          return <Nothing message={goals[goal].nothing} onClose={close} />
        return (
          <>
            <p className={classes.value}>{formatValue(data)}</p>
            <ul className={classes.list}>
              {data.swaps.map((one) => (
                <SwapItem
                  key={`${one.slotType} ${one.from.scryfallId} ${one.to.scryfallId}`}
                  swap={one}
                />
              ))}
            </ul>
            <div className={classes.foot}>
              <p role="status">{isCurrent ? '' : 'The deck has changed. Checking again...'}</p>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button disabled={!isCurrent} onClick={() => swap(data) && close()}>
                Swap {countOf(data.swaps.length, 'printing')}
              </Button>
            </div>
          </>
        )
      }}
    </Dialog>
  )
}

function Nothing({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <>
      <p className={classes.nothing}>{message}</p>
      <div className={classes.foot}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}

function SwapsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <LoadProblem title="Other printings could not be loaded" error={error} onRetry={onRetry} />
    </div>
  )
}

/** Copies of a card with their printing before and after. */
function SwapItem({ swap: { cardName, quantity, slotType, from, to } }: { swap: PrintingSwap }) {
  return (
    <li className={classes.item}>
      <p className={classes.name}>
        <span className={classes.quantity}>{quantity}</span>{' '}
        <CardLink card={linkedPrinting({ ...from, cardName })}>{cardName}</CardLink>
        {slotType === 'side' && <span className={classes.slot}> sideboard</span>}
      </p>
      <Printing label="from" printing={from} cardName={cardName} />
      <IconArrowRight size={17} stroke={1.8} className={classes.arrow} aria-hidden />
      <Printing label="to" printing={to} cardName={cardName} />
    </li>
  )
}

interface PrintingProps {
  label: string
  printing: PrintingSwap['from']
  cardName: string
}

function Printing({ label, printing, cardName }: PrintingProps) {
  return (
    <p className={classes.printing}>
      <span className="visually-hidden">{label} </span>
      <CardLink card={linkedPrinting({ ...printing, cardName })}>
        <PrintingLine printing={printing} form="short" />
      </CardLink>{' '}
      <span className={classes.usd}>{formatUsdPrice(priceOf(printing))}</span>
    </p>
  )
}

function priceOf({ usd, usdFinish }: PrintingSwap['from']): UsdPrice | null {
  return usd === null || usdFinish === null ? null : { usd, finish: usdFinish }
}

/** The value of the deck before and after. */
function formatValue({ valueBefore, valueAfter }: PrintingSwaps): string {
  return `The deck is worth ${formatUsdIfAny(valueBefore)} now and ${formatUsdIfAny(valueAfter)} after the swap.`
}

function formatUsdIfAny(usd: number | null): string {
  return usd === null ? noPriceText : formatUsd(usd)
}
