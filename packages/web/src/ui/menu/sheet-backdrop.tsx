import { Box, Portal } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import { usePagePart } from '../../lib/page-parts.ts'
import classes from './menu.module.css'
import { menuPortal } from './menu-anchor.tsx'

interface SheetBackdropProps {
  button: HTMLElement | null
  onClose: () => void
}

/**
 * Covers the page below a sheet. It closes the sheet with the click that ends a press: if the press did, the
 * click would go to what is below.
 */
export function SheetBackdrop({ button, onClose }: SheetBackdropProps) {
  usePagePart('sheet')
  return (
    <Portal {...menuPortal(button)}>
      <Box
        className={classes.backdrop}
        data-sheet-backdrop
        onMouseDown={stop}
        onTouchStart={stop}
        onClick={onClose}
      />
    </Portal>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
