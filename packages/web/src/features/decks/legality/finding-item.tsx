import type { Finding, Fix } from '@manafolio/deck'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { CardSentence } from './card-sentence.tsx'
import classes from './finding-item.module.css'

interface FindingItemProps {
  finding: Finding
  onFix: (fix: Fix) => void
}

const looks = {
  error: { word: 'Problem', Icon: IconAlertTriangle },
  note: { word: 'Note', Icon: IconInfoCircle },
} as const satisfies Record<Finding['severity'], unknown>

/** What is wrong, where that stands, and what mends it. */
export function FindingItem({ finding, onFix }: FindingItemProps) {
  const { severity, says, cardNames, cites, fixes } = finding
  const { word, Icon } = looks[severity]
  return (
    <li className={classes.item} data-item="" data-severity={severity}>
      <p className={classes.kind}>
        <Icon size={17} stroke={1.9} aria-hidden className={classes.icon} />
        {word}
        <cite className={classes.cites}>{cites}</cite>
      </p>
      <CardSentence says={says} cardNames={cardNames} />
      {fixes.some(isOffered) && (
        <div className={classes.fixes}>
          {fixes.filter(isOffered).map((fix) => (
            <Button
              key={fix.label}
              variant="default"
              className={classes.fix}
              onClick={() => onFix(fix)}
            >
              {fix.label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** Another printing is chosen in the list itself. */
function isOffered(fix: Fix): boolean {
  return 'change' in fix || fix.opens !== 'printing'
}
