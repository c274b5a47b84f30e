import { type DeckSummary, type OrganizedDeck, organizeDecks } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deckQuery, decksQuery } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { latestChanges } from '../../../../lib/latest-changes.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import {
  changesOf,
  inverseOf,
  type OrganizableDeck,
  type Organizing,
  withChanges,
} from './organize-changes.ts'

interface OrganizeRequest {
  changes: readonly OrganizedDeck[]
  /** Takes it back; undefined for what itself takes something back. */
  undo?: readonly OrganizedDeck[]
  /** What was done: “3 decks moved to Modern”. */
  title: string
  onDone?: () => void
}

/** Moves, tags and pins decks, which shows at once, with a toast that takes it back. */
export function useOrganize() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ changes }: OrganizeRequest) =>
      call(organizeDecks, { input: { decks: [...changes] } }),
    async onMutate({ changes }) {
      await queryClient.cancelQueries(decksQuery)
      const decks = queryClient.getQueryData(decksQuery.queryKey) ?? []
      storeOrganized(queryClient, withChanges(decks, changes))
      return decks.filter(({ id }) => changes.some((change) => change.id === id))
    },
    onSuccess: ({ decks }, { title, undo, onDone }) => {
      storeOrganized(queryClient, decks)
      const takeBack = (changes: OrganizeRequest['changes']) => mutate({ changes, title: 'Undone' })
      const onClick = undo && latestChanges.add(() => takeBack(undo))
      toast(title, undefined, onClick && { label: 'Undo', onClick })
      onDone?.()
    },
    onError: (error, request, before) => {
      storeOrganized(queryClient, before ?? [])
      explainFailure(error, {
        title: 'The decks were not changed',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => mutate(request),
      })
      if (error instanceof ApiError) void queryClient.invalidateQueries(decksQuery)
    },
  })

  function organize(
    decks: readonly OrganizableDeck[],
    organizing: Organizing,
    { title, onDone = () => {} }: { title: string; onDone?: () => void },
  ) {
    const changes = changesOf(decks, organizing)
    if (changes.length === 0) onDone()
    else mutate({ changes, undo: inverseOf(decks, changes), title, onDone })
  }
  return { organize, isPending }
}

/** In the list, and in the decks that are open. */
function storeOrganized(queryClient: QueryClient, decks: readonly DeckSummary[]): void {
  const byId = new Map(decks.map((deck) => [deck.id, deck]))
  queryClient.setQueryData(decksQuery.queryKey, (all) =>
    all?.map((deck) => byId.get(deck.id) ?? deck),
  )
  for (const { id, folder, tags, isPinned, variantOf } of decks) {
    queryClient.setQueryData(
      deckQuery(id).queryKey,
      (deck) => deck && { ...deck, folder, tags, isPinned, variantOf },
    )
  }
}
