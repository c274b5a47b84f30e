import { copySharedDeck, pages } from '@manafolio/contract'
import { IconBooks } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { useCurrentUser } from '../../../../lib/current-user.ts'
import { useIsRegistrationOpen } from '../../../../lib/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { PrintButton } from '../../../../ui/print-button.tsx'
import printed from '../../../../ui/printed.module.css'
import { toast } from '../../../../ui/toast.ts'
import classes from './shared-deck.module.css'
import { sharedDeckQuery } from './shared-deck-query.ts'

interface SharedDeckActionsProps {
  shareId: string
  /** The cards as a list; null without cards. */
  text: string | null
}

/** The actions for another user's deck. */
export function SharedDeckActions({ shareId, text }: SharedDeckActionsProps) {
  const isSignedIn = useCurrentUser() !== null
  const isOpen = useIsRegistrationOpen()
  return (
    <div className={`${classes.actions} ${printed.hiddenOnPaper}`}>
      <div className={classes.buttons}>
        {isSignedIn && <CopyToMine shareId={shareId} />}
        {text !== null && <CopyButton text={text} label="Copy list" />}
        {text !== null && <PrintButton />}
      </div>
      {!isSignedIn && (
        <p className={classes.visitor}>
          <Link to={pages.login}>Sign in</Link> to copy this deck
          {isOpen && (
            <>
              , or <Link to={pages.register}>create an account</Link>
            </>
          )}
          .
        </p>
      )}
    </div>
  )
}

function CopyToMine({ shareId }: { shareId: string }) {
  const { copy, isPending } = useCopyShared(shareId)
  return (
    <Button
      disabled={isPending}
      leftSection={<IconBooks size={18} stroke={1.7} aria-hidden />}
      onClick={copy}
    >
      {isPending ? 'Copying...' : 'Copy to my decks'}
    </Button>
  )
}

/** Copies a shared deck to the user's decks, and opens the copy. A retry does not create a second copy. */
function useCopyShared(shareId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [changeId] = useState(newChangeId)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(copySharedDeck, { params: { shareId }, input: { state: 'idea' }, changeId }),
    onSuccess: ({ id, name }) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      toast('Deck copied!', `“${name}” is now one of your decks.`)
      void navigate({ to: pages.deck, params: { deckId: id }, search: {} })
    },
    onError: (error) => {
      explainFailure(error, {
        title: 'Failed to copy deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: mutate,
      })
      // The link may have been turned off meanwhile.
      void queryClient.invalidateQueries({ queryKey: sharedDeckQuery(shareId).queryKey })
    },
  })
  return { copy: () => mutate(), isPending }
}
