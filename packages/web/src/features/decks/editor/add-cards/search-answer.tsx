import { type Card, type DeckDetail, finishNames, type SlotType } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { Warnings } from '../../../../card-kit/query-field/warnings.tsx'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
import { isSessionExpired, messageOf } from '../../../../lib/api-error.ts'
import { formatCopies } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ComboboxList } from '../../../../ui/combobox/use-combobox.ts'
import { CardGrid } from './card-grid.tsx'
import { fittingTerms } from './fitting.ts'
import { HiddenCards } from './hidden-cards.tsx'
import { typedIn } from './question.ts'
import type { QuickEntry } from './quick-entry.ts'
import classes from './search-answer.module.css'
import { SearchStatus } from './search-status.tsx'
import type { CardSearch } from './use-card-search.ts'
import type { FoundCardsState } from './use-found-cards.ts'

interface SearchAnswerProps {
  deck: DeckDetail
  search: CardSearch
  list: ComboboxList<Card>
  onAdd: (card: Card, slotType: SlotType) => void
  onPlan: (card: Card) => void
  onText: (text: string) => void
  onAllCards: () => void
}

/** The state and results of the search, below the field. */
export function SearchAnswer({ deck, search, list, onAdd, onPlan, ...props }: SearchAnswerProps) {
  const { question, answer, cards, terms, entry, hasMore } = search
  const hasQuery = question.query !== ''
  const warnings = [...question.warnings, ...((hasQuery && answer.found?.warnings) || [])]
  const suggested = typedIn(answer.found?.didYouMean ?? '', terms)
  const didYouMean = suggested && <DidYouMean text={suggested} onText={props.onText} />
  return (
    <div className={classes.answer} aria-busy={hasQuery && !answer.isAnswered && !answer.error}>
      {entry && question.text !== '' && <EntryNote entry={entry} />}
      <SearchStatus hasQuery={hasQuery} search={answer} count={cards.length} hasMore={hasMore} />
      <Warnings warnings={[...new Set(warnings)]} />
      {question.text === '' && <SearchPrompt deck={deck} onText={props.onText} />}
      {hasQuery && answer.error && <SearchFailure search={answer} />}
      {hasQuery && answer.isAnswered && <HiddenCards deck={deck} search={search} />}
      {hasQuery && answer.isAnswered && cards.length === 0 && (
        <NothingFound action={didYouMean} isFitting={terms !== ''} onAllCards={props.onAllCards} />
      )}
      {hasQuery && answer.isAnswered && cards.length > 0 && didYouMean}
      {cards.length > 0 && <CardGrid {...{ deck, cards, list, entry, onAdd, onPlan }} />}
    </div>
  )
}

/** What a typed line adds beside a card: “4 copies · Foil · ramp”, and what is wrong with it. */
function EntryNote({ entry }: { entry: QuickEntry }) {
  const { copies, finish, categories, slotType, messages } = entry
  const isElsewhere = slotType !== null && slotType !== 'main'
  const facts = [
    copies !== null && formatCopies(copies),
    finish !== null && finishNames[finish],
    categories.length > 0 && categories.join(', '),
    isElsewhere && `to the ${slotPhrases[slotType]}`,
  ]
  return (
    <div role="status" className={classes.entry}>
      <p>
        <span className={classes.entryLabel}>Adds</span>
        {facts.filter((fact) => fact !== false).join(' · ')}
      </p>
      {messages.map((message) => (
        <p key={message} className={classes.entryMessage}>
          {message}
        </p>
      ))}
    </div>
  )
}

/** Not shown for an expired session, which has a toast of its own. */
function SearchFailure({
  search: { error, retry },
}: {
  search: Pick<FoundCardsState, 'error' | 'retry'>
}) {
  if (isSessionExpired(error)) return null
  return (
    <div className={classes.failure}>
      <p>{messageOf(error, 'The server is not responding. Check your connection.')}</p>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

interface SearchPromptProps {
  deck: DeckDetail
  onText: (text: string) => void
}

/** Example queries that suit the deck. */
function SearchPrompt({ deck, onText }: SearchPromptProps) {
  const fitting = fittingTerms(deck)
  const examples = [`t:creature mv<=2 ${fitting}`, `o:"draw a card" usd<1 ${fitting}`]
  return (
    <div className={classes.prompt}>
      <p>A card name, or a query such as</p>
      {examples.map((query) => (
        <button key={query} type="button" className={classes.example} onClick={() => onText(query)}>
          <code>{query}</code>
        </button>
      ))}
      <p className={classes.lines}>
        Or a line such as <code>4x lightning bolt</code> or{' '}
        <code>sol ring (c21) 263 *F* #ramp</code>, or a list that you paste.
      </p>
    </div>
  )
}

interface NothingFoundProps {
  action: ReactNode
  isFitting: boolean
  onAllCards: () => void
}

function NothingFound({ action, isFitting, onAllCards }: NothingFoundProps) {
  return (
    <div className={classes.nothing}>
      <p role="status" className={classes.text}>
        No cards found
      </p>
      {action}
      {isFitting && (
        <Button variant="default" onClick={onAllCards}>
          Search all cards
        </Button>
      )}
    </div>
  )
}

interface DidYouMeanProps {
  text: string
  onText: (text: string) => void
}

/** A text that the user may have meant. */
function DidYouMean({ text, onText }: DidYouMeanProps) {
  return (
    <p>
      Did you mean{' '}
      <button type="button" className={classes.link} onClick={() => onText(text)}>
        {text}
      </button>
      ?
    </p>
  )
}
