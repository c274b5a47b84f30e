import type { DeckSummary } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useLateDecks } from '../changes/use-late-decks.ts'
import classes from './unsaved-notice.module.css'

/** Tells of decks whose changes are not saved although their editor is closed. */
export function UnsavedNotice({ decks = [] }: { decks: readonly DeckSummary[] | undefined }) {
  const { deckId } = useParams({ strict: false })
  const { late, retry } = useLateDecks()
  const closed = late.filter((deck) => deck.deckId !== deckId) // an open one says so itself
  const isSaving = closed.some(({ state }) => state === 'saving')
  const names = closed.map((deck) => decks.find(({ id }) => id === deck.deckId)?.name)
  // The place for the words is there before they are: only then they are read aloud.
  return (
    <div className={classes.notice} data-empty={closed.length === 0 || undefined}>
      <p role="status" className={classes.words}>
        {closed.length > 0 && (
          <>
            <IconCloudOff size={20} stroke={1.7} aria-hidden className={classes.icon} />
            <span>{wordsOf(names)}</span>
          </>
        )}
      </p>
      {closed.length > 0 && (
        <Button
          variant="default"
          className={classes.retry}
          // Not disabled: whoever pressed it keeps their place.
          aria-disabled={isSaving}
          onClick={retry}
        >
          {isSaving ? 'Saving…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}

function wordsOf(names: readonly (string | undefined)[]): string {
  const [name, ...others] = names
  const one = name === undefined ? 'A deck' : `“${name}”`
  const who = others.length > 0 ? `${names.length} decks have` : `${one} has`
  return `${who} changes that are not saved yet. The list shows what is saved.`
}
