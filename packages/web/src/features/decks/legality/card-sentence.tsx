import { Fragment } from 'react'
import classes from './finding-item.module.css'

interface CardSentenceProps {
  says: string
  cardNames: readonly string[]
}

/** A sentence in which the names of cards stand out. */
export function CardSentence({ says, cardNames }: CardSentenceProps) {
  return (
    <p className={classes.says}>
      {parts(says, cardNames).map(({ at, text, isCard }) =>
        isCard ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>,
      )}
    </p>
  )
}

interface Part {
  /** Where in the sentence it begins. */
  at: number
  text: string
  isCard: boolean
}

function parts(says: string, cardNames: readonly string[]): Part[] {
  // Of names that begin alike the longer one is meant.
  const longestFirst = cardNames.toSorted((one, other) => other.length - one.length)
  const found: Part[] = []
  let plainFrom = 0
  for (let at = 0; at < says.length; at++) {
    const name = longestFirst.find((one) => one !== '' && says.startsWith(one, at))
    if (name === undefined) continue
    if (at > plainFrom)
      found.push({ at: plainFrom, text: says.slice(plainFrom, at), isCard: false })
    found.push({ at, text: name, isCard: true })
    plainFrom = at + name.length
    at = plainFrom - 1
  }
  const rest = says.slice(plainFrom)
  return rest ? [...found, { at: plainFrom, text: rest, isCard: false }] : found
}
