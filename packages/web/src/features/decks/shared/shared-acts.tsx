import { pages } from '@manafolio/contract'
import { IconBooks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import classes from './shared-acts.module.css'
import { useCopyShared } from './use-copy-shared.ts'

interface SharedActsProps {
  shareId: string
  /** The cards as a list; null where there are none. */
  text: string | null
}

/** What can be done with a deck that is somebody else's. */
export function SharedActs({ shareId, text }: SharedActsProps) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.acts}>
      <div className={classes.buttons}>
        {isSignedIn && <CopyToMine shareId={shareId} />}
        {text !== null && <CopyButton text={text} label="Copy list" />}
      </div>
      {!isSignedIn && (
        <p className={classes.visitor}>
          <Link to={pages.login}>Sign in</Link> to copy this deck, or{' '}
          <Link to={pages.register}>create an account</Link>.
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
