import { type DeckSummary, defaultUserSettings } from '@manafolio/contract'
import { useCallback, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { DeckList } from './deck-list.tsx'
import { foundDecks } from './found-decks.ts'
import classes from './my-decks.module.css'
import { type DeckListOptions, useChangeDeckList, useDeckListOptions } from './use-deck-list.ts'

const DeckBar = lazyPart(async () => (await import('./bar/deck-bar.tsx')).DeckBar, {
  Loading: BarLoading,
})

const DecksSelection = lazyPart(
  async () => (await import('./selection/decks-selection.tsx')).DecksSelection,
)

const DeleteDeckDialog = lazyDialog(
  async () => (await import('./delete-deck-dialog.tsx')).DeleteDeckDialog,
)

interface MyDecksProps {
  decks: readonly DeckSummary[]
  onCreate: () => void
  /** Called when the last deck was deleted, and the focus was lost with it. */
  onLastGone: () => void
}

/** Up to this many decks are shown without a search field. */
const fewDecks = 8

/** The decks, with a bar to find them when there are many or they are organized. */
export function MyDecks({ decks, onCreate, onLastGone }: MyDecksProps) {
  const options = useDeckListOptions()
  const shown = foundDecks(decks, options.filter, options.sort)
  const selection = useSelection(shown.map(({ id }) => id))
  const [deleting, setDeleting] = useState<DeckSummary | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // Where the deleted deck was: the next one takes its place.
  const place = useRef(0)

  // The same function each time: there may be hundreds of tiles.
  const confirmDelete = useCallback((deck: DeckSummary) => {
    const edits = editsIn(box.current)
    place.current = edits.findIndex(({ dataset }) => dataset.edits === deck.id)
    setDeleting(deck)
  }, [])

  /** The dialog returns the focus to the button that opened it, unless the deck is gone. */
  function close() {
    setDeleting(null)
    const edits = editsIn(box.current)
    if (edits.some(({ dataset }) => dataset.edits === deleting?.id)) return
    const next = edits[Math.min(place.current, edits.length - 1)]
    if (next) next.focus()
    else onLastGone()
  }

  const chosen = shown.filter(({ id }) => selection.has(id))
  return (
    <div ref={box}>
      {decks.length === 0 ? (
        <EmptyDecks onCreate={onCreate} />
      ) : (
        <>
          {needsBar(decks, options) && (
            <DeckBar {...{ decks, options, selection }} shownCount={shown.length} />
          )}
          {shown.length === 0 && <NoDeckFound text={options.filter.q} />}
          <DeckList {...{ options, selection }} decks={shown} onDelete={confirmDelete} />
          {selection.isActive && (
            <DecksSelection {...{ selection, onLastGone }} decks={chosen} total={shown.length} />
          )}
        </>
      )}
      {deleting && <DeleteDeckDialog deck={deleting} onClosed={close} />}
    </div>
  )
}

/** The links to the editors, one for each deck that is shown. */
function editsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])]
}

/** A few decks that are in no folder need none. What was chosen stays visible. */
function needsBar(
  decks: readonly DeckSummary[],
  { filter, sort, view, grouping }: DeckListOptions,
): boolean {
  const usual = defaultUserSettings
  return (
    decks.length > fewDecks ||
    Object.keys(filter).length > 0 ||
    decks.some(({ folder, tags }) => folder !== null || tags.length > 0) ||
    sort !== usual.deckSort ||
    view !== usual.deckView ||
    grouping !== usual.deckGrouping
  )
}

function BarLoading() {
  return <div className={classes.bar} />
}

/** The text is missing where another filter finds nothing. */
function NoDeckFound({ text }: { text: string | undefined }) {
  const { clearFilter } = useChangeDeckList()
  return (
    <div className={classes.none}>
      <p>{text ? `No deck or commander matches “${text}”.` : 'No deck matches these filters.'}</p>
      <Button variant="default" mt={12} onClick={clearFilter}>
        Show all decks
      </Button>
    </div>
  )
}

function EmptyDecks({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyDeckBox />}
      title="No decks yet"
      action={
        <Button aria-haspopup="dialog" onClick={onCreate}>
          Build Your First Deck
        </Button>
      }
    >
      Choose a format, name your deck, and add cards.
    </EmptyState>
  )
}

/** An open deck box, and the outline of its first card. */
function EmptyDeckBox() {
  return (
    <svg
      viewBox="0 0 150 160"
      width="130"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M48 74V16a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v58" strokeDasharray="4 4" />
      <path d="M56 74V40a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v34" strokeDasharray="4 4" />
      <path d="M24 74h102l-6 72a6 6 0 0 1-6 5H36a6 6 0 0 1-6-5z" />
      <path d="M24 74 10 56m116 18 14-18M58 74c0 20 34 20 34 0" />
    </svg>
  )
}
