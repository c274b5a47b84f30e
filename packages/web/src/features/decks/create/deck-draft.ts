import { type DeckFormat, deckFormats, formatFacts, type NewDeck } from '@manafolio/contract'
import type { CardImageProps } from '../../../card-kit/card-image.tsx'

export interface ChosenCommander {
  id: string | null
  name: string
  /** What it looks like, where that is known. */
  card?: CardImageProps['card']
}

/** A deck as it is being described. */
export interface DeckDraft {
  name: string
  /** Empty as long as none is chosen. */
  format: string
  description: string
  commander: ChosenCommander | null
}

export interface Missing {
  /** The field in question. */
  field: keyof DeckDraft
  title: string
  message?: string
}

/** What a draft lacks to be a deck; the first of it, in the order of the fields. */
export function missingIn({ name, format, commander }: DeckDraft): Missing | undefined {
  if (name.trim() === '') {
    return {
      field: 'name',
      title: 'Deck name required',
      message: 'Please enter a name for your deck.',
    }
  }
  if (format === '') {
    const message = 'Please select a format for your deck.'
    return { field: 'format', title: 'Format required', message }
  }
  if (!isFormat(format)) return { field: 'format', title: 'Invalid format' }
  if (commanderQuery(format) === null || commander) return undefined
  const message = `${formatFacts[format].name} format requires selecting a commander.`
  return { field: 'commander', title: 'Commander required', message }
}

export function isFormat(said: string): said is DeckFormat {
  return deckFormats.some((format) => format === said)
}

/** What finds the commanders of a format; null for formats without one. */
export function commanderQuery(format: string): string | null {
  return isFormat(format) ? formatFacts[format].commanders : null
}

/** What is sent of a draft. A blank description is none, and only some formats have a commander. */
export function factsOf({ name, format, description, commander }: DeckDraft) {
  const led = commanderQuery(format) === null ? null : commander
  return {
    name: name.trim(),
    format: format as NewDeck['format'], // judged by the schema of the contract before it is sent
    commanderId: led?.id ?? null,
    commanderName: led?.name ?? null,
    description: description.trim() || null,
  }
}
