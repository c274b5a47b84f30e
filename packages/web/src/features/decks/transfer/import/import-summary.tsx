import { type DeckListLine, pages } from '@manafolio/contract'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { OutcomeBox } from '../../../../import-kit/outcome-box.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { QueueState } from '../../kit/changes/write-queue.ts'
import { LinesLeft } from './list-notes.tsx'

export interface ImportOutcome {
  deckId: string
  title: string
  message: string
  /** Lines without a card in the deck. */
  left: readonly DeckListLine[]
}

interface ImportSummaryProps {
  outcome: ImportOutcome
  /** Whether the deck is saved. */
  state: QueueState
  onStartOver: () => void
}

const stateMessages: Partial<Record<QueueState, string>> = {
  saving: 'It is being saved.',
  unsaved:
    'Not saved yet. It will be saved once the server can be reached, so keep this page open.',
}

/** The outcome of adding a list to a deck. */
export function ImportSummary({ outcome, state, onStartOver }: ImportSummaryProps) {
  const { deckId, title, left } = outcome
  const isUnsaved = state === 'unsaved'
  const message = stateMessages[state]
  return (
    <OutcomeBox
      Icon={isUnsaved ? IconCloudOff : IconCircleCheck}
      tone={isUnsaved ? 'quiet' : 'good'}
      title={title}
      status={message ? { message, isProblem: false } : null}
      details={left.length > 0 && <LinesLeft lines={left} />}
      buttons={
        <>
          <Button
            renderRoot={(props) => (
              <Link to={pages.deck} params={{ deckId }} search={{}} {...props} />
            )}
          >
            Open the deck
          </Button>
          <Button variant="default" onClick={onStartOver}>
            Import another list
          </Button>
        </>
      }
    >
      <p>{outcome.message}</p>
    </OutcomeBox>
  )
}
