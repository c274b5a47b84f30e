import { type DragEvent, type Ref, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FallingCards } from '../ui/falling-cards.tsx'
import { toastFailure } from '../ui/toast.ts'
import { type ChosenFile, chosenFiles, droppedFiles, isArchiveName } from './files/chosen-files.ts'
import classes from './import-source.module.css'

interface DropZoneProps {
  /** Which files it accepts. */
  hint: string
  /** The last file could not be read, and another one is needed. */
  isRetry: boolean
  onFile: (file: File) => void
  /** Takes several files, folders and archives, where an import can. */
  many?: ManyFiles
}

export interface ManyFiles {
  /** How many at most. */
  most: number
  onFiles: (files: readonly ChosenFile[]) => void
}

/** Accepts files by drag and drop or through its buttons. */
export function DropZone({ hint, isRetry, onFile, many }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (files: readonly ChosenFile[]) => {
    const [first, second] = files
    if (!first) return
    const isOne = second === undefined && first.file instanceof File
    if (many && !(isOne && !isArchiveName(first.path))) many.onFiles(files)
    else if (first.file instanceof File) onFile(first.file)
  }
  const drag = useDrag(take, many?.most ?? 1)
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
            <span className={classes.mouse}>Drop your {many ? 'files' : 'file'} here</span>
            <span className={classes.touch}>Bring your {many ? 'files' : 'file'}</span>
          </>
        )}
      </h2>
      <p id={`${id}-hint`} className={classes.zoneHint}>
        {hint}
      </p>
      <div className={classes.choices}>
        <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {isRetry ? 'Choose another file' : many ? 'Choose files' : 'Choose a file'}
        </Button>
        {many && (
          <Button
            variant="default"
            className={classes.folder}
            aria-describedby={`${id}-hint`}
            onClick={() => folder.current?.click()}
          >
            Choose a folder
          </Button>
        )}
      </div>
      <FileInput
        ref={input}
        label="File to import"
        isMultiple={many !== undefined}
        onFiles={take}
      />
      {many && (
        <FileInput ref={folder} label="Folder to import" isFolder isMultiple onFiles={take} />
      )}
    </section>
  )
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  isMultiple: boolean
  isFolder?: boolean
  onFiles: (files: readonly ChosenFile[]) => void
}

function FileInput({ ref, label, isMultiple, isFolder = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      multiple={isMultiple}
      {...(isFolder && { webkitdirectory: '' })}
      onChange={({ target }) => {
        const files = chosenFiles(target.files ?? [])
        target.value = '' // The same file may be chosen again after it was corrected.
        onFiles(files)
      }}
    />
  )
}

function useDrag(onFiles: (files: readonly ChosenFile[]) => void, most: number) {
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
      droppedFiles(event.dataTransfer, most).then(onFiles, () =>
        toastFailure('Not read', 'What you dropped can’t be opened. Choose it with the button.'),
      )
    },
  }
  return { isOver, handlers }
}
