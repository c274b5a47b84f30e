import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './paste-list.module.css'

interface PasteListProps {
  /** What a list may say. */
  hint: string
  /** A list as it may be. */
  example: string
  text: string
  onText: (text: string) => void
  onRead: (text: string) => void
}

/** For a list that is in no file. */
export function PasteList({ hint, example, text, onText, onRead }: PasteListProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const isEmpty = text.trim() === ''
  const hasError = isMissing && isEmpty
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(isEmpty)
        if (isEmpty) field.current?.focus()
        else onRead(text)
      }}
    >
      <label htmlFor={id} className={classes.label}>
        Or paste a list
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={6}
        spellCheck={false}
        placeholder={example}
        value={text}
        aria-invalid={hasError}
        aria-describedby={hasError ? `${id}-error` : `${id}-hint`}
        onChange={({ target }) => onText(target.value)}
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
