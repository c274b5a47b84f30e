import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePagePart } from '../lib/page-parts.ts'
import classes from './dialog.module.css'

interface DialogProps {
  title: string
  /** In px; a wide one is full screen on phones. */
  width: number
  /** While the action runs, the dialog can't be closed. */
  isBusy?: boolean
  /**
   * The browser's Back closes it and stays on the page. While it is open, navigating to another address
   * takes slightly longer, so use it only for dialogs without links.
   */
  closesOnBack?: boolean
  /** Nothing is lost by closing it, so a press outside does. */
  closesOnPressOutside?: boolean
  /** Called when it has closed and the focus is back where it was. */
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/** For large dialogs that need all the space of a phone. */
const wide = 600

/** Open while mounted, until it is closed. */
export function Dialog({
  title,
  width,
  isBusy = false,
  closesOnBack = false,
  closesOnPressOutside = false,
  onClosed,
  children,
}: DialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [path] = useState(findOpener)
  const isPhone = useMediaQuery('(max-width: 43.74em)', false, { getInitialValueInEffect: false })
  const close = () => setOpen(false)
  usePagePart('dialog')
  useBackCloses({ isOpen: closesOnBack && isOpen && !isBusy, onClose: close })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => !isBusy && close()}
      closeOnClickOutside={closesOnPressOutside} // else it would discard what was entered
      onExitTransitionEnd={() => {
        giveFocusBack(path)
        onClosed()
      }}
      centered
      fullScreen={isPhone && width >= wide}
      size={width}
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 160 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header, whose header element counts as one of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} aria-disabled={isBusy} />
        </div>
        <Modal.Body className={classes.body}>{children(close)}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The focused element and its ancestors. */
function findOpener(): Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at; at = at.parentElement) path.push(at)
  return path
}

/** A menu item disappears with its menu: then the button that opens the menu gets the focus. */
function giveFocusBack([opener, ...around]: Element[]) {
  if (opener === document.body) return // nothing was focused, so the page decides
  const nearest = around.find((element) => element.isConnected && element !== document.body)
  const target = opener?.isConnected
    ? opener
    : (nearest?.querySelector('[aria-expanded]') ?? document.getElementById('main'))
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

interface Closing {
  isOpen: boolean
  onClose: () => void
}

/** The browser's Back closes what is open, and stays on the page. */
function useBackCloses({ isOpen, onClose }: Closing): void {
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  })
}
