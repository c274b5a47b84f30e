import type { DeckDetail, SwapGoal } from '@manafolio/contract'
import { type ReactNode, useState } from 'react'
import { AffiliateNote } from '../../../../card-kit/affiliate-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { useNeeds } from '../../kit/use-needs.ts'
import { BuyListDialog } from '../../plans/buy-list-dialog.tsx'
import { CountingOptions } from '../../plans/counting-options.tsx'
import { useCounting } from '../../plans/use-counting.ts'
import type { ToolPanelProps } from '../tool-panel.ts'
import { NeededList } from './needed-list.tsx'
import { NeedsFigures } from './needs-figures.tsx'
import classes from './needs-panel.module.css'
import { summaryOf } from './needs-summary.ts'
import { SwapsDialog } from './swaps-dialog.tsx'

/** Which cards of a deck are owned and free, what the others cost, and where to buy them. */
export function NeedsPanel({ deck, actions }: Pick<ToolPanelProps, 'deck' | 'actions'>) {
  const needs = useNeeds(deck)
  const { counting, setCounting } = useCounting()
  const [isBuying, setBuying] = useState(false)
  if (needs.error) {
    return (
      <Frame>
        <LoadProblem
          title="Your copies could not be counted"
          error={needs.error}
          onRetry={needs.refetch}
        />
      </Frame>
    )
  }
  if (!needs.data) return <Frame>{<PanelSkeleton message="Counting your copies..." />}</Frame>
  const { cards, pricesAsOf, otherDecks } = needs.data
  if (cards.length === 0) return <Frame>{<p className={classes.quiet}>{empty}</p>}</Frame>
  const deckCounting = { ...counting, deckId: deck.id }
  const summary = summaryOf(cards, deckCounting)
  return (
    <Frame isBusy={needs.isPlaceholderData}>
      {summary.missing === 0 && <p className={classes.complete}>{completeMessage(counting)}</p>}
      <NeedsFigures {...{ summary, counting, pricesAsOf }} />
      <CountingOptions {...{ counting, otherDecks }} onChange={setCounting} />
      {summary.missing > 0 && (
        <Button fullWidth mt={8} aria-haspopup="dialog" onClick={() => setBuying(true)}>
          Buy missing cards
        </Button>
      )}
      <SwapsPart deck={deck} actions={actions} />
      <NeededList needs={needs.data} deck={deck} counting={deckCounting} />
      {summary.missing > 0 && <AffiliateNote />}
      {isBuying && <BuyListDialog decks={[deck]} onClosed={() => setBuying(false)} />}
    </Frame>
  )
}

const empty = 'Add cards to the deck to see which of them you own.'

function completeMessage({ sparesOthers }: { sparesOthers: boolean }): string {
  return sparesOthers
    ? 'You can build this deck without taking cards from your other decks.'
    : 'You own every card in this deck.'
}

function Frame({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby="deck-copies" aria-busy={isBusy}>
      <h2 id="deck-copies" tabIndex={-1} data-tool-title="" className={classes.title}>
        Copies
      </h2>
      {children}
    </section>
  )
}

interface SwapsPartProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Buttons that swap all printings of a deck, each with a preview. */
function SwapsPart({ deck, actions }: SwapsPartProps) {
  const [goal, setGoal] = useState<SwapGoal>()
  return (
    <div className={classes.buttons}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setGoal('cheapest')}>
        Swap to cheapest printings…
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setGoal('owned')}>
        Swap to printings I own…
      </Button>
      {goal && <SwapsDialog {...{ deck, actions, goal }} onClosed={() => setGoal(undefined)} />}
    </div>
  )
}
