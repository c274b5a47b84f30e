import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './drop-zone.module.css'
import { FallingCards } from './falling-cards.tsx'

interface DropZoneProps {
  /** What files it takes. */
  hint: string
  /** A file was chosen before, and another one is wanted. */
  isAgain: boolean
  onFile: (file: File) => void
}

/** Takes a file that is dropped on it, or chosen by its button. */
export function DropZone({ hint, isAgain, onFile }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const drag = useDrag(onFile)
  return (
    <section
      className={classes.zone}
      aria-labelledby={`${id}-title`}
      data-over={drag.isOver || undefined}
      {...drag.handlers}
    >
      <FallingCards />
      <h2 id={`${id}-title`} className={classes.title}>
        {drag.isOver ? (
          'Let go to read it'
        ) : (
          <>
            <span className={classes.mouse}>Drop your file here</span>
            <span className={classes.touch}>Bring your file</span>
          </>
        )}
      </h2>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
        {isAgain ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = '' // the same file may be chosen again, once it is mended
          if (file) onFile(file)
        }}
      />
    </section>
  )
}

function useDrag(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      setOver(false)
      onFile(file)
    },
  }
  return { isOver, handlers }
}
