import { type CardPage, type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { decksQuery, latestFirst } from '../../../card-kit/decks-query.ts'
import { folded } from '../../../lib/folded.ts'
import { countOf } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { OptionList } from '../../../ui/combobox/option-list.tsx'
import { useCombobox } from '../../../ui/combobox/use-combobox.ts'
import classes from './put-in-deck.module.css'
import { usePutInDeck } from './use-put-in-deck.ts'
import panel from './yours-panel.module.css'

/** Puts a copy of the printing into the main deck of a chosen deck. */
export function PutInDeck({ page }: { page: CardPage }) {
  const label = `${useId()}-label`
  return (
    <div>
      <span id={label} className={panel.label}>
        Put into a deck
      </span>
      <Decks page={page} labelId={label} />
    </div>
  )
}

function Decks({ page, labelId }: { page: CardPage; labelId: string }) {
  const { data, error, refetch } = useQuery(decksQuery)
  if (data?.length === 0) {
    return (
      <p className={panel.quiet}>
        You have no decks yet.{' '}
        <Link to={pages.deckBuilding} search={{}}>
          Build one
        </Link>
      </p>
    )
  }
  if (data) return <DeckField page={page} labelId={labelId} decks={data} />
  if (!error) return <p className={panel.quiet}>Loading your decks...</p>
  return (
    <p role="alert" className={panel.quiet}>
      Your decks could not be loaded.{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  )
}

interface DeckFieldProps {
  page: CardPage
  labelId: string
  decks: readonly DeckSummary[]
}

/** The decks that were changed last come first. */
function DeckField({ page, labelId, decks }: DeckFieldProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { put, pending } = usePutInDeck(page)
  const matching = useMemo(() => decksNamed(decks, text), [decks, text])
  const { field, list, active, activate } = useCombobox({
    options: isOpen ? matching : [],
    keyOf: ({ id }) => id,
    pastEnds: 'field',
    keys: { Enter: () => choose(active), Escape: close },
    onOpen: () => open(text),
  })

  /** The first deck that fits is active, so that Enter takes what is marked. */
  function open(typed: string) {
    setText(typed)
    setOpen(true)
    activate(decksNamed(decks, typed)[0])
  }

  function close() {
    setOpen(false)
    setText('')
    activate(undefined)
  }

  function choose(deck: DeckSummary | undefined) {
    if (!isOpen || !deck || pending) return
    put(deck)
    close()
  }

  return (
    <div className={classes.box}>
      <input
        {...field}
        className={classes.field}
        aria-labelledby={labelId}
        placeholder={pending ? `Putting it into ${pending.name}...` : 'Choose a deck'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => open(target.value)}
        onClick={() => open(text)}
        onBlur={close}
      />
      {isOpen && matching.length === 0 && text !== '' && (
        <p role="status" className={classes.none}>
          No deck has a name like this.
        </p>
      )}
      <OptionList
        list={list}
        label="Your decks"
        className={classes.list}
        optionClassName={classes.option}
        onChoose={choose}
      >
        {(deck) => (
          <>
            <b className={classes.name}>{deck.name}</b>
            <span className={panel.quiet}>
              {formatFacts[deck.format].name} · {countOf(deck.cardCount, 'card')}
            </span>
          </>
        )}
      </OptionList>
    </div>
  )
}

/** Those whose names have all words of the text, the ones changed last first. */
function decksNamed(decks: readonly DeckSummary[], text: string): DeckSummary[] {
  const words = folded(text).split(/\s+/)
  return latestFirst(decks).filter(({ name }) => words.every((word) => folded(name).includes(word)))
}
