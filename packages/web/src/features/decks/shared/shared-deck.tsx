import type { SharedDeck } from '@manafolio/contract'
import { sheetOf } from '@manafolio/deck'
import { useMemo, useState } from 'react'
import type { ListedRow } from '../cards/deck-sections.ts'
import { sectionsOf } from '../cards/deck-sections.ts'
import type { DeckRow } from '../deck-actions.ts'
import { DeckNumbers } from '../numbers/deck-numbers.tsx'
import { deckOfShared } from './deck-of-shared.ts'
import { listText } from './list-text.ts'
import { SharedActs } from './shared-acts.tsx'
import { SharedCardDialog } from './shared-card-dialog.tsx'
import { SharedCards } from './shared-cards.tsx'
import classes from './shared-deck.module.css'
import { SharedFacts } from './shared-facts.tsx'
import { SharedHead } from './shared-head.tsx'
import { SharedLegality } from './shared-legality.tsx'
import { SharedPreview } from './shared-preview.tsx'

interface SharedDeckViewProps {
  shared: SharedDeck
  shareId: string
}

/** A deck to be read: its cover, what it is, its cards, and what the rules and numbers say of it. */
export function SharedDeckView({ shared, shareId }: SharedDeckViewProps) {
  const { deck, sections, sheet } = useMemo(() => readingOf(shared), [shared])
  const [pointed, point] = useState<DeckRow | null>(null)
  const [opened, open] = useState<ListedRow['row'] | null>(null)
  const isEmpty = sections.length === 0
  return (
    <article>
      <SharedHead shared={shared} />
      <div className={classes.about}>
        <SharedFacts deck={deck} pricesAsOf={shared.pricesAsOf} />
        <SharedActs shareId={shareId} text={isEmpty ? null : listText(sections)} />
      </div>
      {!isEmpty && <SharedLegality sheet={sheet} format={deck.format} />}
      {isEmpty ? (
        <p className={classes.empty}>This deck has no cards yet.</p>
      ) : (
        <>
          <div className={classes.reading}>
            <SharedCards sections={sections} onPoint={point} onOpen={open} />
            <SharedPreview deck={deck} pointed={pointed} />
          </div>
          <div className={classes.numbers}>
            <p className={classes.title} aria-hidden="true">
              Numbers
            </p>
            <DeckNumbers sheet={sheet} />
          </div>
        </>
      )}
      {opened && <SharedCardDialog row={opened} onClosed={() => open(null)} />}
    </article>
  )
}

function readingOf(shared: SharedDeck) {
  const deck = deckOfShared(shared)
  const sheet = sheetOf(deck, new Map(Object.entries(shared.facts)))
  return { deck, sheet, sections: sectionsOf(deck, 'type') }
}
