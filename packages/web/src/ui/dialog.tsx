import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'
import classes from './dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'

interface DialogProps {
  title: string
  /** In px; a phone shows a wide one on the whole screen. */
  width: number
  /** While what was chosen is done, it can't be closed. */
  isBusy?: boolean
  /**
   * The browser's way back closes it and leaves the page. While it is open every way to another
   * address takes a moment longer, so that this is only for what nobody leaves on the way.
   */
  closesOnBack?: boolean
  /** Called when it is gone from the screen and the focus is where it was before. */
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/** Where there is much to do, every pixel of a phone is wanted. */
const wide = 600

/** Open as long as it is there, until it is closed. */
export function Dialog({
  title,
  width,
  isBusy = false,
  closesOnBack = false,
  onClosed,
  children,
}: DialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [path] = useState(findOpener)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const close = () => setOpen(false)
  useBackCloses({ isOpen: closesOnBack && isOpen && !isBusy, onClose: close })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => !isBusy && close()}
      closeOnClickOutside={false} // a press beside it does not throw away what was chosen in it
      onExitTransitionEnd={() => {
        giveFocusBack(path)
        onClosed()
      }}
      centered
      fullScreen={isPhone && width >= wide}
      size={width}
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content data-dialog>
        {/* Not Modal.Header: its header element counts as one of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} aria-disabled={isBusy} />
        </div>
        <Modal.Body className={classes.body}>{children(close)}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** What had the focus, and what it stands in. */
function findOpener(): Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at; at = at.parentElement) path.push(at)
  return path
}

/** An entry of a menu goes with its menu: then the button that opens the menu has the focus. */
function giveFocusBack([opener, ...around]: Element[]) {
  if (opener === document.body) return // nothing had it, so whose page it is knows better
  const nearest = around.find((element) => element.isConnected && element !== document.body)
  const target = opener?.isConnected
    ? opener
    : (nearest?.querySelector('[aria-expanded]') ?? document.getElementById('main'))
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
