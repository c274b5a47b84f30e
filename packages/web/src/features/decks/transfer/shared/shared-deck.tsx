import type { SharedDeck } from '@manafolio/contract'
import { type DeckDetail, formatFacts, plainRow, unorganized } from '@manafolio/contract'
import { sheetOf } from '@manafolio/deck'
import { type ComponentProps, useMemo, useState } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import printed from '../../../../ui/printed.module.css'
import { CoverArt } from '../../kit/cover-art.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { type DeckSection, sectionsOf } from '../../kit/rows/deck-sections.ts'
import { DeckNumbers } from '../../panels/numbers/deck-numbers.tsx'
import { SharedCards } from './shared-cards.tsx'
import classes from './shared-deck.module.css'
import { SharedDeckActions } from './shared-deck-actions.tsx'
import { SharedFacts } from './shared-facts.tsx'
import { SharedLegality } from './shared-legality.tsx'
import { SharedPreview } from './shared-preview.tsx'

const titles: Record<DeckSection['slot'], string> = {
  commander: 'Commander',
  signature_spell: 'Signature Spell',
  main: 'Deck',
  side: 'Sideboard',
  considering: 'Considering',
  all: 'Deck',
}

interface SharedDeckViewProps {
  shared: SharedDeck
  shareId: string
}

/** A read-only deck: its cover, facts, legality, cards and numbers. */
export function SharedDeckView({ shared, shareId }: SharedDeckViewProps) {
  const { deck, sections, sheet } = useMemo(() => readingOf(shared), [shared])
  const [pointed, point] = useState<DeckRow | null>(null)
  const isEmpty = sections.length === 0
  return (
    <article className={printed.only}>
      <SharedHead shared={shared} />
      <div className={classes.about}>
        <SharedFacts
          deck={deck}
          pricesAsOf={shared.pricesAsOf}
          primerId={shared.primer === null ? undefined : primerId}
        />
        <SharedDeckActions shareId={shareId} text={isEmpty ? null : listText(sections)} />
      </div>
      {!isEmpty && <SharedLegality sheet={sheet} format={deck.format} />}
      {isEmpty ? (
        <p className={classes.empty}>This deck has no cards yet.</p>
      ) : (
        <>
          <div className={classes.reading}>
            <SharedCards sections={sections} onPoint={point} />
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
      {shared.primer !== null && (
        <PrimerSection text={shared.primer} cards={shared.mentionedCards} />
      )}
    </article>
  )
}

const primerId = 'primer'

const SharedPrimer = lazyPart(async () => (await import('./shared-primer.tsx')).SharedPrimer, {
  Loading: () => <p role="status">Loading the primer...</p>,
  Failed: ({ onRetry }) => <LoadProblem title="The primer can’t be shown now" onRetry={onRetry} />,
})

/** What the owner wrote about playing the deck. */
function PrimerSection(primer: ComponentProps<typeof SharedPrimer>) {
  return (
    <section id={primerId} tabIndex={-1} aria-labelledby="primer-title" className={classes.primer}>
      <h2 id="primer-title" className={classes.title}>
        Primer
      </h2>
      <SharedPrimer {...primer} />
    </section>
  )
}

function readingOf(shared: SharedDeck) {
  const deck = deckOfShared(shared)
  const sheet = sheetOf(deck, new Map(Object.entries(shared.facts)))
  return { deck, sheet, sections: sectionsOf(deck, { grouping: 'type' }) }
}

/** A shared deck as a DeckDetail, without owner, state, locks and notes, which it does not include. */
function deckOfShared(shared: SharedDeck): DeckDetail {
  const { facts: _, pricesAsOf: __, primer: ___, mentionedCards: ____, ...deck } = shared
  const { updatedAt, cards } = deck
  return {
    ...deck,
    ...unorganized,
    coverId: null,
    id: '',
    userId: '',
    version: 1,
    state: 'built',
    builtSince: null,
    createdAt: updatedAt,
    shareId: null,
    // Readers see all cards counted.
    categories: deck.categories.map((category) => ({ ...category, isHidden: false })),
    cards: cards.map((row) => ({ ...plainRow, ...row, deckId: '' })),
  }
}

/** The cover art with the name of the deck. */
function SharedHead({ shared: { name, format, cover } }: { shared: SharedDeck }) {
  return (
    <div className={classes.cover}>
      <CoverArt cover={cover} />
      <div className={classes.text}>
        <p className={classes.format}>{formatFacts[format].name}</p>
        <h1 className={classes.name}>{name}</h1>
      </div>
    </div>
  )
}

/** A deck as lines such as `4 Lightning Bolt (LEA) 161`, with headings if it has several sections. */
function listText(sections: readonly DeckSection[]): string {
  const parts = sections.map(({ slot, groups }) => {
    const lines = groups.flatMap(({ rows }) => rows.map(({ row }) => lineOf(row)))
    return (sections.length > 1 ? [titles[slot], ...lines] : lines).join('\n')
  })
  return `${parts.join('\n\n')}\n`
}

function lineOf({ quantity, cardName, card }: DeckRow): string {
  const printing = card ? ` (${card.setCode.toUpperCase()}) ${card.collectorNumber}` : ''
  return `${quantity} ${cardName}${printing}`
}
