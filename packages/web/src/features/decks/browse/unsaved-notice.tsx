import type { DeckSummary } from '@manafolio/contract'
import { IconCloudOff } from '@tabler/icons-react'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import { hasFailedAttempt, writesKey } from '../kit/changes/write-queue.ts'

/** Lists decks with unsaved changes whose editor is closed; those that wait for the network are listed elsewhere. */
export function UnsavedNotice({ decks = [] }: { decks: readonly DeckSummary[] | undefined }) {
  const { deckId } = useParams({ strict: false })
  const { unsaved, retry } = useUnsavedDecks()
  const closed = unsaved.filter((deck) => deck.deckId !== deckId) // an open editor shows this itself
  const isSaving = closed.some((deck) => deck.isSaving)
  const ids = [...new Set(closed.map((deck) => deck.deckId))]
  const names = ids.map((deckId) => decks.find(({ id }) => id === deckId)?.name)
  return (
    <Notice
      text={closed.length > 0 ? { Icon: IconCloudOff, message: messageOf(names) } : null}
      actions={[{ label: isSaving ? 'Saving…' : 'Try again', isBusy: isSaving, onClick: retry }]}
    />
  )
}

function messageOf(names: readonly (string | undefined)[]): string {
  const [name, ...others] = names
  const one = name === undefined ? 'A deck' : `“${name}”`
  const subject = others.length > 0 ? `${names.length} decks have` : `${one} has`
  return `${subject} unsaved changes. The list shows the saved version.`
}

/** The decks with changes that failed to save, whether their editor is open or not. */
function useUnsavedDecks() {
  const registry = deckChangesRegistry(useQueryClient())
  const unsaved = useMutationState({
    filters: { mutationKey: writesKey, predicate: hasFailedAttempt },
    select: ({ options, state }) => ({
      deckId: String(options.mutationKey?.at(-1)),
      isSaving: state.status === 'pending',
    }),
  }).filter(({ deckId }) => !registry.of(deckId).getSnapshot().areStored)
  const retry = () => {
    for (const { deckId } of unsaved) registry.of(deckId).retry()
  }
  return { unsaved, retry }
}
