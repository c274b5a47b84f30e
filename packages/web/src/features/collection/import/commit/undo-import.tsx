import { IconAlertTriangle } from '@tabler/icons-react'
import { countWords } from '../../../../lib/count-words.ts'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import classes from './undo-import.module.css'
import type { UndoneImport } from './use-undo-import.ts'

/** What became of an undo. The place for the words is there before they are: so they are read aloud. */
export function UndoImport({ undo }: { undo: UndoneImport }) {
  const isTrouble = undo.error !== null || undo.data?.isPartial
  const words = wordsOf(undo)
  return (
    <div role="status" className={classes.place}>
      {words && (
        <p className={classes.words} data-trouble={isTrouble || undefined}>
          {isTrouble && (
            <IconAlertTriangle size={20} stroke={1.7} aria-hidden className={classes.icon} />
          )}
          {words}
        </p>
      )}
    </div>
  )
}

function wordsOf({ data, error }: UndoneImport): string | null {
  if (error) {
    return troubleWords(error, 'It could not be undone. Check your connection and try again.')
  }
  if (!data) return null
  if (data.isPartial) {
    return 'Undone in part: some copies were changed since, or there is no room for them.'
  }
  if (data.printings === 0) return 'Undone: nothing was left to undo.'
  if (data.printings === 1) return 'Undone: the card is as it was before.'
  return `Undone: ${countWords(data.printings)} cards are as they were before.`
}
