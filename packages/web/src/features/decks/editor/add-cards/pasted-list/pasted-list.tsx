import { type DeckDetail, type DeckListLine, pages } from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../../../lib/formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { DeckActions } from '../../../kit/deck-actions.ts'
import {
  copiesIn,
  effectOf,
  formatSlots,
  listChange,
  tooManyMessage,
} from '../../../transfer/import/list-change.ts'
import { useListReading } from '../../../transfer/import/use-list-reading.ts'
import classes from './pasted-list.module.css'

interface PastedListProps {
  text: string
  deck: DeckDetail
  actions: DeckActions
  onClose: () => void
}

/** A list that was pasted into the search field: adds it at once with a report, or opens the import to check it. */
export function PastedList({ text, deck, actions, onClose }: PastedListProps) {
  const panel = useRef<HTMLElement>(null)
  const { list, failure, read } = useListReading(deck.format)
  const [added, setAdded] = useState<number | null>(null)
  const review = useReview(deck.id, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is pasted
  useEffect(() => {
    read({ file: new Blob([text]), fileName: null })
    panel.current?.focus()
  }, [])
  const lines = list?.report.lines ?? []
  return (
    <section ref={panel} aria-label="Pasted list" tabIndex={-1} className={classes.panel}>
      <div role="status">
        {!list && !failure && <p>Reading your list...</p>}
        {failure && <p className={classes.failure}>{failure.message}</p>}
        {added !== null && <p className={classes.title}>{countOf(added, 'card')} added</p>}
      </div>
      {list && added === null && <Reviewed {...{ deck, lines, actions }} onAdded={setAdded} />}
      <Remarks lines={lines} isAdded={added !== null} />
      <div className={classes.buttons}>
        {failure?.onRetry && (
          <Button variant="default" onClick={failure.onRetry}>
            Try again
          </Button>
        )}
        {added === null && (
          <Button variant="default" onClick={review}>
            Review each line
          </Button>
        )}
        <Button variant={added === null ? 'subtle' : 'default'} color="gray" onClick={onClose}>
          {added === null ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </section>
  )
}

/** Opens the import page with the list. */
function useReview(deckId: string, text: string): () => void {
  const navigate = useNavigate()
  return () =>
    void navigate({ to: pages.deckImport, search: { deck: deckId }, state: { pastedList: text } })
}

interface ReviewedProps {
  deck: DeckDetail
  lines: readonly DeckListLine[]
  actions: DeckActions
  onAdded: (copies: number) => void
}

/** What would be added, and the button that does it. */
function Reviewed({ deck, lines, actions, onAdded }: ReviewedProps) {
  const listed = useMemo(() => listedDeck(lines), [lines])
  const change = useMemo(() => listChange(deck, listed, 'add'), [deck, listed])
  const copies = copiesIn(listed)
  const tooMany = tooManyMessage(effectOf(deck, change).rows)
  if (copies === 0) return <p className={classes.title}>No card of this list is ready</p>

  function addAll() {
    if (actions.apply(change, `added ${countOf(copies, 'card')} from a list`)) onAdded(copies)
  }

  return (
    <>
      <p className={classes.title}>{countOf(copies, 'card')} for this deck</p>
      <p className={classes.note}>{formatSlots(listed)}</p>
      {tooMany && <p className={classes.failure}>{tooMany}</p>}
      <Button className={classes.add} disabled={tooMany !== null} onClick={addAll}>
        Add {countOf(copies, 'card')}
      </Button>
    </>
  )
}

const remarks = [
  { state: 'fix', before: 'not understood', after: 'not added' },
  { state: 'left_out', before: 'left out', after: 'left out' },
  { state: 'check', before: 'to check', after: 'added, but better checked' },
] as const

interface RemarksProps {
  lines: readonly DeckListLine[]
  isAdded: boolean
}

/** The lines that are not simply added, and why: nothing of a list is lost in silence. */
function Remarks({ lines, isAdded }: RemarksProps) {
  return remarks.map(({ state, before, after }) => {
    const some = lines.filter((line) => line.state === state)
    if (some.length === 0) return null
    return (
      <div key={state} className={classes.remarks}>
        <p className={classes.remarksTitle}>
          {countOf(some.length, 'line')} {isAdded ? after : before}
        </p>
        <ul className={classes.lines}>
          {some.map(({ line, text, messages }) => (
            <li key={line}>
              <b>{text}</b> {messages.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
