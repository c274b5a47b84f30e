import type { DeckSummary } from '@manafolio/contract'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { DeckBar } from './deck-bar.tsx'
import { DeckWall } from './deck-wall.tsx'
import { EmptyDecks } from './empty-decks.tsx'
import { type DeckSort, foundDecks } from './found-decks.ts'
import classes from './my-decks.module.css'

const DeleteDeckDialog = lazyDialog(
  async () => (await import('./delete-deck-dialog.tsx')).DeleteDeckDialog,
)

interface MyDecksProps {
  decks: readonly DeckSummary[]
  onCreate: () => void
  /** The last deck was deleted, and what had the focus with it. */
  onLastGone: () => void
}

/** So few are found by looking. */
const fewDecks = 8

/** The decks as covers, with a way to find one where there are many. */
export function MyDecks({ decks, onCreate, onLastGone }: MyDecksProps) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<DeckSort>('newest')
  const [leaving, setLeaving] = useState<DeckSummary | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // What is typed stays in sight, also when few decks are left.
  const isLong = decks.length > fewDecks || text !== ''
  const shown = isLong ? foundDecks(decks, text, sort) : decks
  // A deck that is deleted leaves its place to the next one.
  const place = useRef(0)

  function ask(deck: DeckSummary) {
    place.current = shown.indexOf(deck)
    setLeaving(deck)
  }

  /** The dialog gives the focus back to the button that opened it, unless the deck is gone. */
  function close() {
    setLeaving(null)
    const edits = [...(box.current?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])]
    if (edits.some(({ dataset }) => dataset.edits === leaving?.id)) return
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
                {countWords(shown.length, decks.length)}
              </p>
            </div>
          )}
          {shown.length === 0 && <NoDeckFound text={text} onClear={() => setText('')} />}
          {shown.length > 0 && <DeckWall decks={shown} onDelete={ask} />}
        </>
      )}
      {leaving && <DeleteDeckDialog deck={leaving} onClosed={close} />}
    </div>
  )
}

function countWords(shown: number, all: number): string {
  return shown === all ? `${all} decks` : `${shown} of ${all} decks`
}

function NoDeckFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <div className={classes.none}>
      <p>No deck and no commander of one is called “{text.trim()}”.</p>
      <Button variant="default" mt={12} onClick={onClear}>
        Show all decks
      </Button>
    </div>
  )
}
