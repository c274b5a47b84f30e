import { cardParams, getRandomCard, pages } from '@manafolio/contract'
import { IconArrowsShuffle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../lib/api.ts'
import { messageOf } from '../lib/api-error.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import { useShortcut } from '../lib/use-shortcut.ts'
import { Button } from '../ui/button.tsx'
import { explainFailure } from '../ui/explain-failure.ts'
import classes from './surprise-button.module.css'

interface SurpriseButtonProps {
  /** A card of those that it finds; of all without one. */
  query?: string | undefined
}

/** Goes to the page of a random card, also with the key R. */
export function SurpriseButton({ query = '' }: SurpriseButtonProps) {
  const surprise = useSurprise(query)
  const hasKey = useSingleKeys()
  const go = () => !surprise.isPending && surprise.mutate()
  useShortcut('r', go)
  return (
    <Button
      variant="subtle"
      className={classes.button}
      leftSection={<IconArrowsShuffle size={17} stroke={1.8} aria-hidden />}
      rightSection={hasKey && <kbd className={classes.key}>R</kbd>}
      disabled={surprise.isPending}
      aria-keyshortcuts={hasKey ? 'R' : undefined}
      title={query === '' ? 'A random card' : 'A random card of these results'}
      onClick={go}
    >
      Surprise me
    </Button>
  )
}

function useSurprise(query: string) {
  const navigate = useNavigate()
  const surprise = useMutation({
    mutationFn: () => call(getRandomCard, { input: { q: query } }),
    onSuccess: (address) => navigate({ to: pages.card, params: cardParams(address) }),
    onError: (error) =>
      explainFailure(error, {
        title: 'No surprise this time',
        message: messageOf(error, 'No card could be drawn. Check your connection and try again.'),
        onRetry: () => surprise.mutate(),
      }),
  })
  return surprise
}
