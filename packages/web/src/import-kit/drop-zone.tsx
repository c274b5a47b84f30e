import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FallingCards } from '../ui/falling-cards.tsx'
import classes from './import-source.module.css'

interface DropZoneProps {
  /** Which files it accepts. */
  hint: string
  /** The last file could not be read, and another one is needed. */
  isRetry: boolean
  onFile: (file: File) => void
}

/** Accepts a file by drag and drop or through its button. */
export function DropZone({ hint, isRetry, onFile }: DropZoneProps) {
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
      <h2 id={`${id}-title`} className={classes.zoneTitle}>
        {drag.isOver ? (
          'Drop it to read it'
        ) : (
          <>
            <span className={classes.mouse}>Drop your file here</span>
            <span className={classes.touch}>Bring your file</span>
          </>
        )}
      </h2>
      <p id={`${id}-hint`} className={classes.zoneHint}>
        {hint}
      </p>
      <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
        {isRetry ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = '' // The same file may be chosen again after it was corrected.
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
