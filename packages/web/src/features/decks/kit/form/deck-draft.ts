import {
  type CommanderColor,
  type DeckFormat,
  deckFormats,
  formatFacts,
  type NewDeck,
} from '@manafolio/contract'
import type { CardImageProps } from '../../../../card-kit/card-image.tsx'

export interface ChosenCommander {
  id: string | null
  name: string
  /** For its image, where known. */
  card?: CardImageProps['card']
  /** A color is chosen for it before the game. */
  choosesColor?: boolean
}

/** A deck while it is being edited in the form. */
export interface DeckDraft {
  name: string
  /** Empty until one is chosen. */
  format: string
  description: string
  commander: ChosenCommander | null
  /** Counts where a color is chosen for a commander. */
  commanderColor: CommanderColor | null
}

export interface Missing {
  /** The field that is missing. */
  field: keyof DeckDraft
  title: string
  message?: string
}

/** The first missing field of a draft, in form order. */
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

export function isFormat(text: string): text is DeckFormat {
  return deckFormats.some((format) => format === text)
}

/** The query for the commanders of a format; null for formats without one. */
export function commanderQuery(format: string): string | null {
  return isFormat(format) ? formatFacts[format].commanders : null
}

/** The request for a draft. Blank descriptions are null, and only some formats have a commander. */
export function factsOf({ name, format, description, commander, commanderColor }: DeckDraft) {
  const leader = commanderQuery(format) === null ? null : commander
  return {
    name: name.trim(),
    format: format as NewDeck['format'], // validated by the contract schema before it is sent
    commanderId: leader?.id ?? null,
    commanderName: leader?.name ?? null,
    commanderColor: leader ? commanderColor : null,
    description: description.trim() || null,
  }
}
