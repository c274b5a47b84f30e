import type { DeckFormat, DeckListLine, DeckSummary } from '@manafolio/contract'
import { type ListedDeck, listedDeck } from '@manafolio/deck'
import { useMemo } from 'react'
import { countOf } from '../../../../lib/count-words.ts'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import { CommitPanel } from '../../../../ui/commit-panel.tsx'
import { CommitTrouble } from '../../../../ui/commit-trouble.tsx'
import type { ReadList, UnreadList } from '../start/use-read-list.ts'
import { copiesIn, slotsWords } from './listed-words.ts'
import { NewDeckForm } from './new-deck-form.tsx'
import { useMakeDeck } from './use-make-deck.ts'

interface NewDeckPanelProps {
  list: ReadList
  lines: readonly DeckListLine[]
  /** It is being read again, for another format. */
  isReading: boolean
  /** Why that failed. */
  unread: UnreadList | null
  onFormat: (format: DeckFormat) => void
  onMade: (deck: DeckSummary, listed: ListedDeck) => void
}

/** Makes a deck of the lines that are ready. */
export function NewDeckPanel(props: NewDeckPanelProps) {
  const { list, lines, isReading, unread, onFormat, onMade } = props
  const listed = useMemo(() => listedDeck(lines), [lines])
  const making = useMakeDeck((deck) => onMade(deck, listed))
  const copies = copiesIn(listed)
  return (
    <CommitPanel
      title={copies > 0 ? `${countOf(copies, 'card')} for a deck` : 'Nothing is ready yet'}
      note={copies > 0 ? slotsWords(listed) : 'Lines that you fix or take in can be a deck then.'}
      opener={copies > 0 ? 'Make a deck' : null}
      trouble={
        <>
          {making.error && (
            <CommitTrouble
              words={troubleWords(making.error, 'The connection was lost before it was done.')}
              onRetry={making.again}
            />
          )}
          {unread && <CommitTrouble words={unread.message} onRetry={unread.onRetry} />}
        </>
      }
    >
      {copies > 0 && (
        <NewDeckForm
          {...{ list, lines, listed, isReading, onFormat }}
          isPending={making.isPending}
          errors={making.errors}
          onSubmit={making.make}
        />
      )}
    </CommitPanel>
  )
}
