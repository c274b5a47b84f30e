import type { Card } from '@manafolio/contract'
import { addToCollection, limits } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { BuyLink } from '../../card-kit/buy-link.tsx'
import { call } from '../../lib/api.ts'
import { isSessionExpired, isUnanswered, messageOf } from '../../lib/api-error.ts'
import { newChangeId } from '../../lib/change-id.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { Button } from '../../ui/button.tsx'
import { toast, toastFailure } from '../../ui/toast.ts'
import classes from './result-card.module.css'

/** Add one to the collection, buy it, or view it on Scryfall. */
export function ResultActions({ card }: { card: Card }) {
  const add = useAddToCollection()
  const printing = `${card.name}, ${card.setName} ${card.collectorNumber}`
  return (
    <div className={classes.resultActions}>
      <Button
        className={classes.add}
        disabled={add.isPending}
        aria-label={add.isPending ? undefined : `Add to Collection: ${printing}`}
        onClick={() => add.mutate(card)}
      >
        {add.isPending ? 'Adding...' : 'Add to Collection'}
      </Button>
      <BuyLink className={classes.link} tcgplayerId={card.tcgplayerId} cardName={printing}>
        Buy
      </BuyLink>
      <a
        className={classes.link}
        href={card.scryfallUri}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View on Scryfall: ${printing} (opens in a new tab)`}
      >
        View on Scryfall
      </a>
    </div>
  )
}

/**
 * Adds one copy of a printing. After a request without a response, the next press is a retry: the
 * copy may have been added already.
 */
function useAddToCollection() {
  const queryClient = useQueryClient()
  const changeId = useRef<string>(undefined)
  return useMutation({
    mutationFn: ({ id }: Card) => {
      changeId.current ??= newChangeId()
      const input = { scryfallId: id, quantity: limits.quantityFromSearch }
      return call(addToCollection, { input, changeId: changeId.current })
    },
    onSuccess: async (_, { name }) => {
      changeId.current = undefined
      toast('Added to collection', `${name} has been added to your collection.`)
      await queryClient.invalidateQueries({ queryKey: collectionKey })
    },
    onError: (error) => {
      if (!isUnanswered(error)) changeId.current = undefined
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Failed to add', messageOf(error, 'Could not add card to collection.'))
      }
    },
  })
}
