import type { Finding, Fix } from '@manafolio/deck'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Button } from '../../../../ui/button.tsx'
import classes from './finding-item.module.css'

interface FindingItemProps {
  finding: Finding
  onFix: (fix: Fix) => void
}

const severities = {
  error: { label: 'Problem', Icon: IconAlertTriangle },
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
      <CardSentence message={message} cardNames={cardNames} />
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

interface CardSentenceProps {
  message: string
  cardNames: readonly string[]
}

/** A sentence with the card names in bold. */
function CardSentence({ message, cardNames }: CardSentenceProps) {
  return (
    <p className={classes.message}>
      {parts(message, cardNames).map(({ at, text, isCard }) =>
        isCard ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>,
      )}
    </p>
  )
}

interface Part {
  /** Its index in the sentence. */
  at: number
  text: string
  isCard: boolean
}

function parts(message: string, cardNames: readonly string[]): Part[] {
  // Longer names first, because one name may be the beginning of another.
  const longestFirst = cardNames.toSorted((one, other) => other.length - one.length)
  const found: Part[] = []
  let plainFrom = 0
  for (let at = 0; at < message.length; at++) {
    const name = longestFirst.find((one) => one !== '' && message.startsWith(one, at))
    if (name === undefined) continue
    if (at > plainFrom)
      found.push({ at: plainFrom, text: message.slice(plainFrom, at), isCard: false })
    found.push({ at, text: name, isCard: true })
    plainFrom = at + name.length
    at = plainFrom - 1
  }
  const rest = message.slice(plainFrom)
  return rest ? [...found, { at: plainFrom, text: rest, isCard: false }] : found
}
