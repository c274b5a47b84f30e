import { limits } from '@manafolio/contract'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { CompletionList } from '../../../../card-kit/query-field/completion/completion-list.tsx'
import { useCompletion } from '../../../../card-kit/query-field/completion/use-completion.ts'
import { Warnings } from '../../../../card-kit/query-field/warnings.tsx'
import { isSessionExpired } from '../../../../lib/api-error.ts'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import search from '../add-cards/search-field.module.css'
import classes from './find-field.module.css'
import { type DeckFind, type FindMode, findModes } from './use-deck-find.ts'

interface FindFieldProps {
  find: DeckFind
  /** Copies that were found, and all copies in the list. */
  foundCopies: number
  copies: number
}

const modeLabels: Record<FindMode, string> = { filter: 'Filter', highlight: 'Highlight' }
const segments = findModes.map((name) => ({ name, label: modeLabels[name] }))

/** The field that finds cards among those of the deck, with what it found. */
export function FindField({ find, foundCopies, copies }: FindFieldProps) {
  const { text, setText, found, warnings } = find
  const ref = useRef<HTMLInputElement>(null)
  const { field, list, close } = useCompletion({ ref, text, onText: setText, deckId: find.deckId })

  /** Escape first closes the suggestions, then clears the field, and only then closes the editor. */
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown(event)
    if (event.key === 'Enter' && !event.defaultPrevented) close()
    if (event.key !== 'Escape') return
    if (event.defaultPrevented) return event.stopPropagation()
    if (text === '') return
    event.preventDefault()
    event.stopPropagation()
    setText('')
  }

  return (
    <search className={classes.find}>
      <div className={classes.line}>
        <div className={`${search.form} ${classes.field}`}>
          <IconSearch size={18} className={search.icon} aria-hidden />
          <input
            {...field}
            ref={ref}
            type="search"
            className={`${search.input} ${classes.input}`}
            aria-label="Find in this deck"
            placeholder="Find in this deck: t:elf, in:side, missing…"
            value={text}
            maxLength={limits.queryMax}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            data-mantine-stop-propagation={text !== '' || list.list.options.length > 0}
            onKeyDown={pressKey}
          />
        </div>
        {text !== '' && (
          <Segments
            label="Cards that do not match"
            segments={segments}
            chosen={find.mode}
            onChange={find.setMode}
          />
        )}
        <CompletionList {...list} />
      </div>
      <p role="status" className={classes.count}>
        {found && `${foundCopies} of ${countOf(copies, 'card')}`}
      </p>
      {found && <Warnings warnings={warnings} />}
      <FindProblem find={find} />
    </search>
  )
}

/** The request failed, so the cards below are those of the previous search. */
function FindProblem({ find: { error, isFetching, retry } }: Pick<FindFieldProps, 'find'>) {
  if (!error || isSessionExpired(error)) return null
  return (
    <div role="alert" className={classes.problem}>
      <p>This deck can't be searched right now.</p>
      <Button variant="default" disabled={isFetching} onClick={retry}>
        {isFetching ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  )
}
