import { type ImportEffect, limits } from '@manafolio/contract'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import panel from './commit-panel.module.css'
import { countOf, countWords } from './count-words.ts'
import classes from './effect-preview.module.css'
import { effectTrouble } from './effect-trouble.ts'
import { troubleWords } from './trouble-words.ts'

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
        <p role="alert" className={panel.error}>
          {troubleWords(error, 'What would change could not be counted.')}{' '}
          <button type="button" className={panel.again} onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}

function EffectWords({ effect }: { effect: ImportEffect }) {
  const { added, changed, removed, copiesBefore, copiesAfter, copiesWithoutRoom } = effect
  const trouble = effectTrouble(effect)
  return (
    <>
      <p className={classes.copies}>
        {countWords(copiesBefore)}&nbsp;→&nbsp;{countWords(copiesAfter)} cards
      </p>
      <p className={classes.numbers}>
        <span>+{countOf(added, 'printing')},</span> <span>{countWords(changed)} changed,</span>{' '}
        <span>{countWords(removed)} removed</span>
      </p>
      {copiesWithoutRoom > 0 && (
        <p className={classes.note}>
          <IconInfoCircle size={17} stroke={1.8} aria-hidden className={classes.icon} />
          {countWords(copiesWithoutRoom)} {copiesWithoutRoom === 1 ? 'copy has' : 'copies have'} no
          room: a printing can have up to {limits.quantityMax}. Their rows stay here.
        </p>
      )}
      {trouble && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={17} stroke={1.8} aria-hidden className={classes.icon} />
          {trouble}
        </p>
      )}
    </>
  )
}
