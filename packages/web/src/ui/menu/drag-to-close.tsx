import { useDrag } from '@mantine/hooks'
import { type RefObject, useEffect } from 'react'

interface DragToCloseProps {
  head: RefObject<HTMLElement | null>
  onClose: () => void
}

/** How far a sheet is dragged to close it, in px, or how fast, in px per millisecond. */
const [distance, speed] = [72, 0.6]

/** The sheet follows the finger on its head; let go far enough down, it closes. */
export function DragToClose({ head, onClose }: DragToCloseProps) {
  const { ref } = useDrag(
    ({ movement: [, y], velocity: [, velocity], last, canceled }) => {
      const sheet = head.current?.parentElement
      if (!sheet) return
      const down = Math.max(0, y)
      const isFar = down > distance || (down > 0 && velocity > speed)
      if (last && isFar && !canceled) onClose()
      else sheet.style.translate = last ? '' : `0 ${down}px`
    },
    { axis: 'y', threshold: 4 },
  )
  useEffect(() => ref(head.current), [ref, head])
  return null
}
