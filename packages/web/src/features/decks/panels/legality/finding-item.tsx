import type { Finding, Fix } from '@manafolio/deck'
import { IconAlertTriangle, IconInfoCircle, IconProgress } from '@tabler/icons-react'
import { TextWithCards } from '../../../../card-kit/text-with-cards.tsx'
import { Button } from '../../../../ui/button.tsx'
import classes from './finding-item.module.css'

interface FindingItemProps {
  finding: Finding
  onFix: (fix: Fix) => void
}

const severities = {
  error: { label: 'Problem', Icon: IconAlertTriangle },
  unfinished: { label: 'Unfinished', Icon: IconProgress },
  note: { label: 'Note', Icon: IconInfoCircle },
} as const satisfies Record<Finding['severity'], unknown>

/** A finding with the rule behind it, and its fixes. */
export function FindingItem({ finding, onFix }: FindingItemProps) {
  const { severity, message, cardNames, cites, fixes } = finding
  const { label, Icon } = severities[severity]
  return (
    <li className={classes.item} data-item="" data-severity={severity}>
      <p className={classes.kind}>
        <Icon size={17} stroke={1.9} aria-hidden className={classes.icon} />
        {label}
        <cite className={classes.cites}>{cites}</cite>
      </p>
      <p className={classes.message}>
        <TextWithCards
          text={message}
          cards={cardNames.map((name) => ({ text: name, card: { name } }))}
        />
      </p>
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
