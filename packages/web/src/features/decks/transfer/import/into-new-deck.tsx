import {
  createDeck,
  type DeckListLine,
  type DeckSummary,
  formatFacts,
  limits,
  type NewDeck,
} from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { CommitFailure, CommitPanel } from '../../../../import-kit/commit-panel.tsx'
import type { ChosenFile } from '../../../../import-kit/files/chosen-files.ts'
import { call } from '../../../../lib/api.ts'
import { fieldErrorsOf, isSessionExpired, isUnanswered } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { failureMessage } from '../../../../lib/failure-message.ts'
import { countOf } from '../../../../lib/formats.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { LoadingScreen } from '../../../../ui/loading-screen.tsx'
import { type ImportOutcome, ImportSummary } from './import-summary.tsx'
import { copiesIn, formatSlots } from './list-change.ts'
import { ListImport, type ReportedList } from './list-import.tsx'
import { NewDeckForm } from './new-deck-form.tsx'

const ManyDecksImport = lazyPart(
  async () => (await import('./many/many-decks-import.tsx')).ManyDecksImport,
  { Loading: () => <LoadingScreen text="Loading..." /> },
)

/** Creates a deck from a list, or many from many. */
export function IntoNewDeck() {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [files, setFiles] = useState<readonly ChosenFile[] | null>(null)
  if (files) return <ManyDecksImport files={files} onStartOver={() => setFiles(null)} />
  return (
    <ListImport
      format={undefined}
      many={{ most: limits.deckFiles, onFiles: setFiles }}
      panelOf={(reported) => (
        <NewDeckPanel
          {...reported}
          onCreated={(deck) => setOutcome(outcomeOf(deck, reported.lines))}
        />
      )}
      outcome={
        outcome &&
        ((onStartOver) => (
          <ImportSummary
            outcome={outcome}
            state="saved"
            onStartOver={() => {
              setOutcome(null)
              onStartOver()
            }}
          />
        ))
      }
    />
  )
}

function outcomeOf(deck: DeckSummary, lines: readonly DeckListLine[]): ImportOutcome {
  const { id, name, format, cardCount } = deck
  return {
    deckId: id,
    title: 'Deck created!',
    message: `Your ${formatFacts[format].name} deck “${name}” has ${countOf(cardCount, 'card')}.`,
    left: lines.filter(({ state }) => state === 'fix'),
  }
}

interface NewDeckPanelProps extends ReportedList {
  onCreated: (deck: DeckSummary) => void
}

function NewDeckPanel(props: NewDeckPanelProps) {
  const { list, lines, isReading, failure, onFormat, onCreated } = props
  const listed = useMemo(() => listedDeck(lines), [lines])
  const creation = useCreateDeck(onCreated)
  const copies = copiesIn(listed)
  return (
    <CommitPanel
      title={copies > 0 ? `${countOf(copies, 'card')} for a deck` : 'Nothing is ready yet'}
      note={copies > 0 ? formatSlots(listed) : 'Lines you fix or include will go into the deck.'}
      opener={copies > 0 ? 'Create a deck' : null}
      failure={
        <>
          {creation.error && (
            <CommitFailure
              message={failureMessage(
                creation.error,
                'The connection was lost before the deck was created.',
              )}
              onRetry={creation.onRetry}
            />
          )}
          {failure && <CommitFailure message={failure.message} onRetry={failure.onRetry} />}
        </>
      }
    >
      {copies > 0 && (
        <NewDeckForm
          list={list}
          lines={lines}
          listed={listed}
          isReading={isReading}
          isPending={creation.isPending}
          errors={fieldErrorsOf(creation.error)}
          onFormat={onFormat}
          onSubmit={creation.create}
        />
      )}
    </CommitPanel>
  )
}

/** Creates a deck with its cards. The same deck sent again is not created twice. */
function useCreateDeck(onCreated: (deck: DeckSummary) => void) {
  const queryClient = useQueryClient()
  const last = useRef({ sent: '', changeId: '' })
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (deck: NewDeck) => {
      const sent = JSON.stringify(deck)
      if (sent !== last.current.sent) last.current = { sent, changeId: newChangeId() }
      return call(createDeck, { input: deck, changeId: last.current.changeId })
    },
    onSuccess: (deck) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      onCreated(deck)
    },
  })
  const canRetry = error !== null && isUnanswered(error) && !isSessionExpired(error)
  return {
    create: (deck: NewDeck) => !isPending && mutate(deck),
    isPending,
    error,
    onRetry: canRetry && variables ? () => mutate(variables) : null,
  }
}
