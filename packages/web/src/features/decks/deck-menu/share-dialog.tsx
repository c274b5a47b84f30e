import { TextInput } from '@mantine/core'
import { IconExternalLink, IconLink, IconLinkOff } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { MenuDeck } from './deck-menu.tsx'
import classes from './share-dialog.module.css'
import { useFocusAfter } from './use-focus-after.ts'
import { useSharing } from './use-sharing.ts'

interface ShareDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

/** Turns the link on that shows a deck to everybody, and off. */
export function ShareDialog({ deck, onClosed }: ShareDialogProps) {
  const sharing = useSharing(deck)
  return (
    <Dialog title="Share Deck" width={520} onClosed={onClosed}>
      {() => (
        <div className={classes.body}>
          <p>
            Everybody who has the link can look at “{deck.name}”, also without an account. Nobody
            can change it, and it shows nothing of you or your collection.
          </p>
          <LinkSwitch {...sharing} />
        </div>
      )}
    </Dialog>
  )
}

/** What was pressed goes with what it did: then what comes in its place has the focus. */
function LinkSwitch({ link, share, stop }: ReturnType<typeof useSharing>) {
  const field = useRef<HTMLInputElement>(null)
  const make = useRef<HTMLButtonElement>(null)
  const hasChanged = useFocusAfter(link !== null, { on: field, off: make })
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasChanged && (link === null ? 'The link is off.' : 'The link is on.')}
      </p>
      {link === null ? (
        <Button
          ref={make}
          data-autofocus
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() => !share.isPending && share.mutate()}
        >
          {share.isPending ? 'Making a link...' : 'Make a link'}
        </Button>
      ) : (
        <>
          <TextInput
            ref={field}
            data-autofocus
            label="The link"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={classes.buttons}>
            <CopyButton text={link} label="Copy link" variant="filled" />
            <Button
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
              renderRoot={(props) => <a href={link} target="_blank" rel="noopener" {...props} />}
            >
              Open it
            </Button>
            <Button
              variant="subtle"
              className={classes.stop}
              leftSection={<IconLinkOff size={18} aria-hidden />}
              disabled={stop.isPending}
              onClick={() => stop.mutate()}
            >
              {stop.isPending ? 'Turning it off...' : 'Turn it off'}
            </Button>
          </div>
          <p className={classes.note}>
            Once it is turned off the link leads nowhere. Sharing again makes another one.
          </p>
        </>
      )}
    </>
  )
}
