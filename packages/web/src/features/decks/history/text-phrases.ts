import { type ChangedDeckText, type DeckTexts, deckTextNames } from '@manafolio/contract'
import { formatCount } from '../../../lib/formats.ts'

const minus = '−'

/** “changed the primer (+120 −3 characters)” */
export function editPhrase({ text, addedLength, removedLength }: ChangedDeckText): string {
  const counts = [
    ...(addedLength > 0 ? [`+${formatCount(addedLength)}`] : []),
    ...(removedLength > 0 ? [`${minus}${formatCount(removedLength)}`] : []),
  ]
  return `changed the ${text} (${counts.join(' ')} characters)`
}

/** What restoring other texts would do, such as “replace the primer”. */
export function textPhrases(current: DeckTexts, earlier: DeckTexts): string[] {
  return deckTextNames.flatMap((name) => {
    const [now, then] = [current[name], earlier[name]]
    if (now === then) return []
    if (now === null) return [`restored the ${name}`]
    return [then === null ? `removed the ${name}` : `changed the ${name} back`]
  })
}
