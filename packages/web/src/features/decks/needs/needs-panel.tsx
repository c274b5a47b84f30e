import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { BuyListDialog } from '../plans/buy-list-dialog.tsx'
import { PanelSkeleton } from '../tools/panel-skeleton.tsx'
import type { ToolPanelProps } from '../tools/tool-panel.ts'
import { AffiliateNote } from './affiliate-note.tsx'
import { CountingOptions } from './counting-options.tsx'
import { NeededList } from './needed-list.tsx'
import { NeedsFigures } from './needs-figures.tsx'
import classes from './needs-panel.module.css'
import { summaryOf } from './needs-summary.ts'
import { SwapsPart } from './swaps-part.tsx'
import { useCounting } from './use-counting.ts'
import { useNeeds } from './use-needs.ts'

/** Which of a deck's cards are owned and free, what the others cost, and the cheapest way to them. */
export function NeedsPanel({ deck, actions }: Pick<ToolPanelProps, 'deck' | 'actions'>) {
  const needs = useNeeds(deck)
  const { counting, setCounting } = useCounting()
  const [isBuying, setBuying] = useState(false)
  if (needs.error) return <Frame>{<NeedsFailed {...needs} error={needs.error} />}</Frame>
  if (!needs.data) return <Frame>{<PanelSkeleton words="Counting your copies..." />}</Frame>
  const { cards, pricesAsOf, otherDecks } = needs.data
  if (cards.length === 0) return <Frame>{<p className={classes.quiet}>{empty}</p>}</Frame>
  const summary = summaryOf(cards, counting)
  return (
    <Frame isBusy={needs.isPlaceholderData}>
      {summary.missing === 0 && <p className={classes.complete}>{completeWords(counting)}</p>}
      <NeedsFigures {...{ summary, counting, pricesAsOf }} />
      <CountingOptions {...{ counting, otherDecks }} onChange={setCounting} />
      {summary.missing > 0 && (
        <Button fullWidth mt={8} aria-haspopup="dialog" onClick={() => setBuying(true)}>
          Buy what is missing
        </Button>
      )}
      <SwapsPart deck={deck} actions={actions} />
      <NeededList {...{ cards, counting }} />
      {summary.missing > 0 && <AffiliateNote />}
      {isBuying && <BuyListDialog decks={[deck]} onClosed={() => setBuying(false)} />}
    </Frame>
  )
}

const empty = 'Once there are cards in the deck, it stands here which of them you own.'

function completeWords({ sparesOthers }: { sparesOthers: boolean }): string {
  return sparesOthers
    ? 'You can build this deck and leave the others as they are.'
    : 'You own all of this deck.'
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

function NeedsFailed({ error, refetch }: { error: Error; refetch: () => unknown }) {
  return (
    <Problem
      title="Your copies could not be counted"
      action={
        <Button variant="default" mt={12} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
