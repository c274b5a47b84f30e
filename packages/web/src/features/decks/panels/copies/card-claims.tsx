import {
  type DeckNeeds,
  type NeededCard,
  pages,
  prioritizeDeck,
  removePriority,
} from '@manafolio/contract'
import { IconStack2 } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { collectionKey } from '../../../../lib/collection-key.ts'
import { UnstyledButton } from '../../../../ui/button.tsx'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import classes from './card-claims.module.css'
import { contestOf, namedClaims } from './claims-text.ts'

/** The deck, and those that reserve copies of its cards. */
export interface ClaimedDecks extends Pick<DeckNeeds, 'decks' | 'reserves'> {
  deck: { id: string; name: string }
}

interface CardClaimsProps {
  card: NeededCard
  claimed: ClaimedDecks
}

/** Which other decks need a card, and who gets it where there is not enough for all. */
export function CardClaims({ card, claimed }: CardClaimsProps) {
  const { shown, more } = namedClaims(card, claimed)
  const contest = contestOf(card, claimed)
  return (
    <div className={classes.claims}>
      <p>
        Also in{' '}
        {shown.map(({ id, name, needed }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={pages.deck} params={{ deckId: id }} search={{}}>
              {name}
            </Link>{' '}
            ({needed})
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
      </p>
      {contest && (
        <p className={classes.contest}>
          <IconStack2 size={16} stroke={1.8} aria-hidden className={classes.icon} />
          <span>
            <strong>{contest.title}</strong>: {contest.outcome}{' '}
            <Choice card={card} {...contest.choice} />
          </span>
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  card: NeededCard
  label: string
  deckId: string
  /** Whether the deck is no longer to come first. */
  isUndo: boolean
}

/** Lets a deck get the copies first, or takes that back. */
function Choice({ card, label, deckId, isUndo }: ChoiceProps) {
  const queryClient = useQueryClient()
  const [scryfallId = ''] = card.scryfallIds
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isUndo
        ? call(removePriority, { params: { id: deckId, scryfallId } })
        : call(prioritizeDeck, { params: { id: deckId }, input: { scryfallId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKey }),
    onError: (error) =>
      explainFailure(error, {
        title: 'Your choice was not saved',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => mutate(),
      }),
  })
  return (
    <UnstyledButton
      className={classes.choice}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {label}
      <span className="visually-hidden"> of {card.cardName}</span>
    </UnstyledButton>
  )
}
