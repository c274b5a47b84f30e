import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { noop } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { isCovered } from '../../../lib/key-target.ts'
import { showPagePart, usePagePart } from '../../../lib/page-parts.ts'
import classes from './editor-dialog.module.css'

const escapeHandlers = [
  '[aria-haspopup][aria-expanded=true]',
  '[role=combobox][aria-expanded=true]',
  '[data-mantine-stop-propagation=true]',
  '.mantine-Notifications-root',
].join()

interface EditorDialogProps {
  title: string
  deckId: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that covers the whole page, which is inert meanwhile. */
export function EditorDialog({ title, deckId, onClose, children }: EditorDialogProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const setDialog = useCallback((content: HTMLDivElement | null) => {
    dialog.current = content
    // At once: what had it is hidden now, and the focus trap chooses its element in a later frame.
    const hasFocus = content?.contains(document.activeElement)
    if (!hasFocus) content?.focus({ preventScroll: true })
  }, [])
  useCloseKey(dialog, onClose)
  usePageBelow(deckId)
  usePagePart('editor')
  useTypingPart(dialog)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      padding={0}
      closeOnEscape={false} // popovers inside the dialog close first
      closeOnClickOutside={false}
      returnFocus={false}
      lockScroll={false} // its style sheet does that, without measuring the page
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content
        ref={setDialog}
        data-editor
        aria-label={title}
        classNames={{ content: classes.content }}
      >
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Marks that the user types in the dialog: the keyboard of a phone may cover its foot. */
function useTypingPart(dialog: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let end: () => void = noop
    const onFocus = ({ type, target }: FocusEvent) => {
      end()
      const isTyping = type === 'focusin' && isInput(target) && dialog.current?.contains(target)
      end = isTyping ? showPagePart('typing') : noop
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onFocus)
      end()
    }
  }, [dialog])
}

function isInput(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches('input:not([type=checkbox], [type=radio])')
}

/** Makes the page below inert, and focuses the deck in the list when the editor closes. */
function usePageBelow(deckId: string) {
  useEffect(() => {
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    return () => {
      page?.removeAttribute('inert')
      const link = document.querySelector<HTMLElement>(`[data-edits="${CSS.escape(deckId)}"]`)
      const target = link ?? document.getElementById('main')
      target?.focus({ preventScroll: link === null })
    }
  }, [deckId])
}

/** Escape closes the dialog, unless a popover inside it or a dialog above it handles the key. */
function useCloseKey(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isHandled = false
    // Checked in the capture phase: a popover may be gone afterwards.
    const onCapture = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape') isHandled = handlesEscape(target) || isCovered(dialog.current)
    }
    const onKeyDown = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && !defaultPrevented && !isHandled) close.current()
    }
    window.addEventListener('keydown', onCapture, { capture: true })
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true })
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [dialog])
}

/** Whether the focused element has something open that Escape closes. */
function handlesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(escapeHandlers) !== null
}
