import { TextInput } from '@mantine/core'
import { IconExternalLink, IconLink, IconLinkOff } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { MenuDeck } from './deck-menu.tsx'
import classes from './share-dialog.module.css'
import { useSharing } from './use-sharing.ts'

interface ShareDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

/** Turns the public link of a deck on and off. */
export function ShareDialog({ deck, onClosed }: ShareDialogProps) {
  const sharing = useSharing(deck)
  return (
    <Dialog title="Share Deck" width={520} onClosed={onClosed}>
      {() => (
        <div className={classes.body}>
          <p>
            Anyone with the link can view “{deck.name}”, even without an account. They can’t change
            it, and it shows nothing about you or your collection.
          </p>
          <LinkSwitch {...sharing} />
        </div>
      )}
    </Dialog>
  )
}

/** The pressed button is replaced, so its replacement gets the focus. */
function LinkSwitch({ link, share, stop }: ReturnType<typeof useSharing>) {
  const field = useRef<HTMLInputElement>(null)
  const create = useRef<HTMLButtonElement>(null)
  const hasChanged = useFocusAfter(link !== null, { on: field, off: create })
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasChanged && (link === null ? 'The link is off.' : 'The link is on.')}
      </p>
      {link === null ? (
        <Button
          ref={create}
          data-autofocus
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() => !share.isPending && share.mutate()}
        >
          {share.isPending ? 'Creating a link...' : 'Create a link'}
        </Button>
      ) : (
        <>
          <TextInput
            ref={field}
            data-autofocus
            label="Link"
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
              Open
            </Button>
            <Button
              variant="subtle"
              className={classes.stop}
              leftSection={<IconLinkOff size={18} aria-hidden />}
              disabled={stop.isPending}
              onClick={() => stop.mutate()}
            >
              {stop.isPending ? 'Turning off...' : 'Turn off'}
            </Button>
          </div>
          <p className={classes.note}>
            Once you turn it off, the link stops working. Sharing again creates a new one.
          </p>
        </>
      )}
    </>
  )
}

interface Targets {
  on: RefObject<HTMLElement | null>
  off: RefObject<HTMLElement | null>
}

/**
 * Whether the link was turned on or off since mounting; the replaced control gets the focus if nothing else
 * has it.
 */
function useFocusAfter(isOn: boolean, { on, off }: Targets): boolean {
  const [wasOn] = useState(isOn)
  const [hasChanged, setChanged] = useState(false)
  if (isOn !== wasOn && !hasChanged) setChanged(true)
  const last = useRef(isOn)
  useEffect(() => {
    if (last.current === isOn) return
    last.current = isOn
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const target = isOn ? on : off
    target.current?.focus()
  }, [isOn, on, off])
  return hasChanged
}
