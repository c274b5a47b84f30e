import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import classes from './menu.module.css'

const DragToClose = lazyPart(async () => (await import('./drag-to-close.tsx')).DragToClose)

interface SheetHeadProps {
  title?: string
  onClose: () => void
}

/** The head of a sheet, which can be dragged down. Screen readers know the sheet by its label. */
export function SheetHead({ title, onClose }: SheetHeadProps) {
  const head = useRef<HTMLDivElement>(null)
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return (
    <div ref={head} className={classes.head} aria-hidden data-sheet-head>
      {title !== undefined && <p className={classes.name}>{title}</p>}
      {isTouch && <DragToClose head={head} onClose={onClose} />}
    </div>
  )
}
