import { type ImportEffect, limits } from '@manafolio/contract'
import { IconInfoCircle } from '@tabler/icons-react'
import { countOf, countWords } from '../../../../lib/count-words.ts'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import { CommitTrouble } from '../../../../ui/commit-trouble.tsx'
import classes from './effect-preview.module.css'

interface EffectPreviewProps {
  preview: { data: ImportEffect | undefined; error: Error | null; refetch: () => unknown }
}

/** What a commit would do to the collection; it is read aloud when that changes. */
export function EffectPreview({ preview: { data, error, refetch } }: EffectPreviewProps) {
  return (
    <>
      <div role="status" className={classes.effect}>
        {data && <EffectWords effect={data} />}
        {!data && !error && <p className={classes.counting}>Counting...</p>}
      </div>
      {error && (
        <CommitTrouble
          words={troubleWords(error, 'What would change could not be counted.')}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

function EffectWords({ effect }: { effect: ImportEffect }) {
  const { added, changed, removed, copiesBefore, copiesAfter } = effect
  return (
    <>
      <p className={classes.copies}>
        {countWords(copiesBefore)}&nbsp;→&nbsp;{countWords(copiesAfter)} cards
      </p>
      <p className={classes.numbers}>
        <span>+{countOf(added, 'printing')},</span> <span>{countWords(changed)} changed,</span>{' '}
        <span>{countWords(removed)} removed</span>
      </p>
      {withoutRoom(effect).map((words) => (
        <p key={words} className={classes.note}>
          <IconInfoCircle size={17} stroke={1.8} aria-hidden className={classes.icon} />
          {words} Their rows stay here.
        </p>
      ))}
    </>
  )
}

function withoutRoom({ copiesWithoutRoom, printingsWithoutRoom }: ImportEffect): string[] {
  const copies = countOf(copiesWithoutRoom, 'copy', 'copies')
  const printings = countOf(printingsWithoutRoom, 'printing')
  const most = countWords(limits.collectionPrintings)
  return [
    ...(copiesWithoutRoom > 0
      ? [`No room for ${copies}: a printing can have up to ${limits.quantityMax}.`]
      : []),
    ...(printingsWithoutRoom > 0
      ? [`No room for ${printings}: a collection can have up to ${most}.`]
      : []),
  ]
}
