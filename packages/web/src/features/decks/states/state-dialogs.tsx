import type { BuildState, DeckDetail } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import { ListDialog } from './list-dialog.tsx'
import { returnListQuery } from './list-queries.ts'
import type { ListKind } from './list-sections.ts'
import { StateDialog } from './state-dialog.tsx'

interface StateDialogsProps {
  deck: DeckDetail
  onSave: DeckChanges['saveFacts']
  onClosed: () => void
}

/** The choice of a state, and the lists of what to pull and to put back, one after the other. */
export function StateDialogs({ deck, onSave, onClosed }: StateDialogsProps) {
  const [list, setList] = useState<ListKind>()
  const [next, setNext] = useState<ListKind>()
  const hasCopies = useHasCopies(deck)

  /** A deck that is taken apart has copies to put back. */
  async function save(state: BuildState) {
    await onSave({ state })
    const isTakenApart = deck.state === 'built' && state !== 'built'
    if (isTakenApart && (await hasCopies())) setNext('return')
  }

  if (list) return <ListDialog kind={list} deck={deck} onSave={onSave} onClosed={onClosed} />
  return (
    <StateDialog
      deck={deck}
      onSave={save}
      onList={setNext}
      onClosed={() => (next ? setList(next) : onClosed())}
    />
  )
}

/** Whether a deck has copies to put back; also when that can't be found out: the list says so. */
function useHasCopies(deck: DeckDetail) {
  const queryClient = useQueryClient()
  return async () => {
    const query = returnListQuery(deck)
    await queryClient.prefetchQuery({ ...query, staleTime: 0 })
    return queryClient.getQueryData(query.queryKey)?.cards.length !== 0
  }
}
