import type { Card, DeckDetail, SlotType } from '@manafolio/contract'
import { Warnings } from '../../../card-kit/query-field/warnings.tsx'
import { CardGrid } from './card-grid.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Question, typedIn } from './question.ts'
import classes from './search-answer.module.css'
import { SearchPrompt } from './search-prompt.tsx'
import { SearchStatus } from './search-status.tsx'
import { SearchTrouble } from './search-trouble.tsx'
import type { FoundCardsState } from './use-found-cards.ts'

interface SearchAnswerProps {
  deck: DeckDetail
  /** What found cards must be, in the query language; empty when they may be anything. */
  terms: string
  question: Question
  search: FoundCardsState
  cards: Card[]
  chosen: Card | undefined
  listId: string
  onAdd: (card: Card, slotType: SlotType) => void
  onText: (text: string) => void
  onAllCards: () => void
}

/** What stands below the field: how the search stands, and what it found. */
export function SearchAnswer({ question, search, cards, ...props }: SearchAnswerProps) {
  const isAsked = question.query !== ''
  const warnings = isAsked ? [...question.warnings, ...(search.found?.warnings ?? [])] : []
  return (
    <div className={classes.answer} aria-busy={isAsked && !search.isAnswered && !search.error}>
      <SearchStatus isAsked={isAsked} search={search} />
      <Warnings warnings={[...new Set(isAsked ? warnings : question.warnings)]} />
      {question.text === '' && <SearchPrompt deck={props.deck} onText={props.onText} />}
      {isAsked && search.error && <SearchTrouble search={search} />}
      {isAsked && search.isAnswered && cards.length === 0 && (
        <NothingFound
          didYouMean={typedIn(search.found?.didYouMean ?? '', props.terms)}
          isFitting={props.terms !== ''}
          onText={props.onText}
          onAllCards={props.onAllCards}
        />
      )}
      {cards.length > 0 && (
        <CardGrid
          id={props.listId}
          deck={props.deck}
          cards={cards}
          chosen={props.chosen}
          onAdd={props.onAdd}
        />
      )}
    </div>
  )
}
