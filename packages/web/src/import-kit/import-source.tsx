import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DropZone, type ManyFiles } from './drop-zone.tsx'
import classes from './import-source.module.css'
import { RetryProblem } from './retry-problem.tsx'
import { Working } from './working.tsx'

/** Texts about the lists that an import accepts. */
interface SourceTexts {
  /** Which files it reads, and how large they may be. */
  file: string
  /** The format of a pasted list. */
  paste: string
  example: string
  /** Tools whose exports it reads. */
  tools: string
}

interface ImportSourceProps {
  texts: SourceTexts
  pasted: string
  onPasted: (text: string) => void
  /** The list that is being read, if there is one. */
  reading: { title: string; name: string; share: number | null } | null
  /** Why the last one was not read. */
  failure: { title: string; message: string; onRetry: (() => void) | null } | null
  /** The last file could not be read, and another one is needed. */
  isFileRetry: boolean
  onFile: (file: File) => void
  /** Where several files can be imported at once. */
  many?: ManyFiles
  onList: (text: string) => void
  onCancel: () => void
  /** Shown above the drop zone. */
  children?: ReactNode
}

/** Takes a list of cards from a file or a text field, and shows the progress of reading it. */
export function ImportSource(props: ImportSourceProps) {
  const { texts, reading, failure, isFileRetry, onFile, many, onCancel, children } = props
  const zone = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isReading = reading !== null
  const wasReading = useRef(false)
  useLayoutEffect(() => {
    // The progress box had the focus; it moves to the most likely next step.
    const next = notice.current?.querySelector('button') ?? zone.current?.querySelector('button')
    if (wasReading.current && !isReading) next?.focus()
    wasReading.current = isReading
  }, [isReading])

  if (reading) {
    return (
      <Working title={reading.title} share={reading.share} onCancel={onCancel}>
        {reading.name}
      </Working>
    )
  }
  return (
    <>
      {failure && (
        <div ref={notice} className={classes.failure}>
          <RetryProblem {...failure} />
        </div>
      )}
      {children}
      <div ref={zone}>
        <DropZone hint={texts.file} isRetry={isFileRetry} onFile={onFile} {...(many && { many })} />
      </div>
      <div className={classes.below}>
        <PasteForm {...props} />
        <section aria-labelledby="known-tools" className={classes.tools}>
          <h2 id="known-tools" className={classes.toolsTitle}>
            Understood as they are
          </h2>
          <p className={classes.toolsText}>{texts.tools}</p>
        </section>
      </div>
    </>
  )
}

type PasteFormProps = Pick<ImportSourceProps, 'texts' | 'pasted' | 'onPasted' | 'onList'>

/** For a list that is not in a file. */
function PasteForm({ texts, pasted, onPasted, onList }: PasteFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wasSentEmpty, setSentEmpty] = useState(false)
  const isEmpty = pasted.trim() === ''
  const hasError = wasSentEmpty && isEmpty
  return (
    <form
      noValidate
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        setSentEmpty(isEmpty)
        if (isEmpty) field.current?.focus()
        else onList(pasted)
      }}
    >
      <label htmlFor={id} className={classes.label}>
        Or paste a list
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {texts.paste}
      </p>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={6}
        spellCheck={false}
        placeholder={texts.example}
        value={pasted}
        aria-invalid={hasError}
        aria-describedby={hasError ? `${id}-error` : `${id}-hint`}
        onChange={({ target }) => onPasted(target.value)}
      />
      {hasError && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          Paste or type a list first.
        </p>
      )}
      <Button type="submit" variant="default" className={classes.read}>
        Read this list
      </Button>
    </form>
  )
}
