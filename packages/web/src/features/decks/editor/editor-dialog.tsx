import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './editor-dialog.module.css'
import { useCloseKey } from './use-close-key.ts'

interface EditorDialogProps {
  title: string
  deckId: string
  onClose: () => void
  children: ReactNode
}

/** Covers the whole page as long as it is there. What lies below can't be reached meanwhile. */
export function EditorDialog({ title, deckId, onClose, children }: EditorDialogProps) {
  const dialog = useRef<HTMLDivElement>(null)
  useCloseKey(dialog, onClose)
  usePageBelow(deckId)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      padding={0}
      closeOnEscape={false} // what is open within the dialog closes first
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content ref={dialog} aria-label={title} classNames={{ content: classes.content }}>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Whoever closes a deck is at its place in the list again. */
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
