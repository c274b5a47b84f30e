import type { DeckSummary } from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { DeckWall } from './deck-wall.tsx'
import { type DeckSort, deckSorts, foundDecks } from './found-decks.ts'
import classes from './my-decks.module.css'

const order: readonly DeckSort[] = ['newest', 'name', 'value']

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

/** The decks, with a search field when there are many. */
export function MyDecks({ decks, onCreate, onLastGone }: MyDecksProps) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<DeckSort>('newest')
  const [deleting, setDeleting] = useState<DeckSummary | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // A typed text stays visible even when few decks are left.
  const isLong = decks.length > fewDecks || text !== ''
  const shown = isLong ? foundDecks(decks, text, sort) : decks
  // Where the deleted deck was: the next one takes its place.
  const place = useRef(0)

  function confirmDelete(deck: DeckSummary) {
    place.current = shown.indexOf(deck)
    setDeleting(deck)
  }

  /** The dialog returns the focus to the button that opened it, unless the deck is gone. */
  function close() {
    setDeleting(null)
    const edits = [...(box.current?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])]
    if (edits.some(({ dataset }) => dataset.edits === deleting?.id)) return
    const next = edits[Math.min(place.current, edits.length - 1)]
    if (next) next.focus()
    else onLastGone()
  }

  return (
    <div ref={box}>
      {decks.length === 0 ? (
        <EmptyDecks onCreate={onCreate} />
      ) : (
        <>
          {isLong && (
            <div className={classes.head}>
              <DeckBar text={text} sort={sort} onText={setText} onSort={setSort} />
              <p role="status" className={classes.count}>
                {formatCount(shown.length, decks.length)}
              </p>
            </div>
          )}
          {shown.length === 0 && <NoDeckFound text={text} onClear={() => setText('')} />}
          {shown.length > 0 && <DeckWall decks={shown} onDelete={confirmDelete} />}
        </>
      )}
      {deleting && <DeleteDeckDialog deck={deleting} onClosed={close} />}
    </div>
  )
}

function formatCount(shown: number, all: number): string {
  return shown === all ? `${all} decks` : `${shown} of ${all} decks`
}

function NoDeckFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <div className={classes.none}>
      <p>No deck or commander matches “{text.trim()}”.</p>
      <Button variant="default" mt={12} onClick={onClear}>
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

interface DeckBarProps {
  text: string
  sort: DeckSort
  onText: (text: string) => void
  onSort: (sort: DeckSort) => void
}

/** Searches and sorts the decks. */
function DeckBar({ text, sort, onText, onSort }: DeckBarProps) {
  return (
    <search className={classes.bar}>
      <TextInput
        type="search"
        className={classes.field}
        aria-label="Find a deck by its name or commander"
        placeholder="Find a deck"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="Sort decks"
        value={sort}
        data={order.map((value) => ({ value, label: deckSorts[value].label }))}
        onChange={({ currentTarget: { selectedIndex } }) =>
          onSort(order[selectedIndex] ?? 'newest')
        }
      />
    </search>
  )
}
