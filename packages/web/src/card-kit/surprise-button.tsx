import { IconArrowsShuffle } from '@tabler/icons-react'
import { Button } from '../ui/button.tsx'
import { Key } from '../ui/key.tsx'
import classes from './surprise-button.module.css'
import { useSurprise } from './use-surprise.ts'

interface SurpriseButtonProps {
  /** A card of those that it finds; of all without one. */
  query?: string | undefined
}

/** Goes to the page of a random card, also with the key R. */
export function SurpriseButton({ query = '' }: SurpriseButtonProps) {
  const { isPending, hasKey, go } = useSurprise(query)
  return (
    <Button
      variant="subtle"
      className={classes.button}
      leftSection={<IconArrowsShuffle size={17} stroke={1.8} aria-hidden />}
      rightSection={hasKey && <Key isHint>R</Key>}
      disabled={isPending}
      aria-label="Surprise me"
      aria-keyshortcuts={hasKey ? 'R' : undefined}
      title={query === '' ? 'A random card' : 'A random card of these results'}
      onClick={go}
    >
      Surprise me
    </Button>
  )
}
