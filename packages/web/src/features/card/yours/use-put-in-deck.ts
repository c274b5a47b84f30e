import { type CardPage, type DeckSummary, getDeck, setDeckCard } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { decksKey } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatCopies } from '../../../lib/formats.ts'
import { latestChanges } from '../../../lib/latest-changes.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { ownedCardKey } from '../card-page-query.ts'

/** Puts one more copy of the printing into the main deck, which the toast can undo. */
export function usePutInDeck(page: CardPage) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (deck: DeckSummary) => putCopy(page, deck.id),
    onSuccess: (change, { name }) => {
      toast(
        'Put into deck',
        `${formatCopies(change.quantity)} of ${page.card.name} in the main deck of “${name}”.`,
        {
          label: 'Undo',
          onClick: latestChanges.add(() => void takeBack(queryClient, page, change)),
        },
      )
      return refresh(queryClient, page)
    },
    onError: (error, deck) =>
      explainFailure(error, {
        title: 'Not put into the deck',
        message: messageOf(error, 'The deck could not be changed.'),
        onRetry: () => mutate(deck),
      }),
  })
  return { put: mutate, pending: isPending ? variables : undefined }
}

interface DeckCopies {
  deckId: string
  /** Of the printing in the main deck, after the change. */
  quantity: number
  version: number
}

/** The deck may have changed since it was listed: it is read first, and changed as it was read. */
async function putCopy({ card }: CardPage, deckId: string): Promise<DeckCopies> {
  const deck = await call(getDeck, { params: { id: deckId } })
  const row = deck.cards.find(
    ({ scryfallId, slotType }) => scryfallId === card.id && slotType === 'main',
  )
  const quantity = (row?.quantity ?? 0) + 1
  const { version } = await setCopies(card, { deckId, quantity, version: deck.version })
  return { deckId, quantity, version }
}

function setCopies(card: CardPage['card'], { deckId, quantity, version }: DeckCopies) {
  const { id: scryfallId, name: cardName, tcgplayerId } = card
  return call(setDeckCard, {
    params: { id: deckId },
    input: { scryfallId, cardName, tcgplayerId, quantity, slotType: 'main', version },
  })
}

/** Never rejects. */
async function takeBack(queryClient: QueryClient, page: CardPage, change: DeckCopies) {
  try {
    await setCopies(page.card, { ...change, quantity: change.quantity - 1 })
    toast('Undone', 'The deck is as it was before.')
  } catch (error) {
    explainFailure(error, {
      title: 'Undo failed',
      message: messageOf(error, 'The deck could not be changed.'),
      onRetry: () => void takeBack(queryClient, page, change),
    })
  }
  await refresh(queryClient, page)
}

async function refresh(queryClient: QueryClient, page: CardPage): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: decksKey }),
    queryClient.invalidateQueries({ queryKey: ownedCardKey(page) }),
  ])
}
