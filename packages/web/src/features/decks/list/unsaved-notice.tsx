import type { DeckSummary } from '@manafolio/contract'
import { IconCloudOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { TroubleNotice } from '../../../ui/trouble-notice.tsx'
import { useLateDecks } from '../changes/use-late-decks.ts'

/** Tells of decks whose changes are not saved although their editor is closed. */
export function UnsavedNotice({ decks = [] }: { decks: readonly DeckSummary[] | undefined }) {
  const { deckId } = useParams({ strict: false })
  const { late, retry } = useLateDecks()
  const closed = late.filter((deck) => deck.deckId !== deckId) // an open one says so itself
  const isSaving = closed.some(({ state }) => state === 'saving')
  const names = closed.map((deck) => decks.find(({ id }) => id === deck.deckId)?.name)
  return (
    <TroubleNotice
      trouble={closed.length > 0 ? { Icon: IconCloudOff, words: wordsOf(names) } : null}
      retrying={isSaving ? 'Saving…' : undefined}
      onRetry={retry}
    />
  )
}

function wordsOf(names: readonly (string | undefined)[]): string {
  const [name, ...others] = names
  const one = name === undefined ? 'A deck' : `“${name}”`
  const who = others.length > 0 ? `${names.length} decks have` : `${one} has`
  return `${who} changes that are not saved yet. The list shows what is saved.`
}
