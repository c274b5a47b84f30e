import {
  type DeckFormat,
  type DeckListLine,
  type DeckListReport,
  formatFacts,
  limits,
  readDeckList,
} from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'
import { useState } from 'react'
import {
  type FileLimits,
  type ReadingFailure,
  useReading,
} from '../../../../import-kit/use-reading.ts'
import { call } from '../../../../lib/api.ts'

/** A list as it was chosen or pasted. */
export interface ListFile {
  file: Blob
  /** Null for a pasted list. */
  fileName: string | null
}

/** A list to read for a format; undefined where the list itself may name one. */
interface ListSource extends ListFile {
  format: DeckFormat | undefined
}

/** A list and its report. */
export interface ReadList {
  source: ListFile
  report: DeckListReport
  /** The format that it was read for; null while unknown. */
  format: DeckFormat | null
}

export type ListFailure = ReadingFailure<ListFile>

const fileLimits: FileLimits = {
  bytes: limits.deckListBytes,
  ifEmpty: 'deck_list_empty',
  ifTooLarge: 'deck_list_too_large',
}

/** Sends a list to the server, which reports on it without storing it, and again for another format. */
export function useListReading(deckFormat: DeckFormat | undefined) {
  const [list, setList] = useState<ReadList | null>(null)
  const { read, reading, cancel, failure, forgetFailure } = useReading({
    limits: fileLimits,
    lostMessage: 'The connection was lost while the list was read.',
    send: (source: ListSource, { signal }) => readList(source, signal),
    onRead: setList,
  })
  return {
    list,
    failure,
    reading: reading?.source ?? null,
    cancel,
    read: (source: ListFile) => read({ ...source, format: deckFormat }),
    readFor(format: DeckFormat): void {
      if (list) read({ ...list.source, format })
    },
    /** Starts over without a list. */
    reset(): void {
      setList(null)
      forgetFailure()
    },
  }
}

/**
 * A list that names no format is read again for the likeliest one, which decides which cards may be
 * commanders.
 */
export async function readList(source: ListSource, signal: AbortSignal): Promise<ReadList> {
  const report = await readAs(source, source.format, signal)
  const known = source.format ?? report.deckFormat
  if (known) return { source, report, format: known }
  const guess = guessedFormat(report.lines)
  if (!guess) return { source, report, format: null }
  return { source, report: await readAs(source, guess, signal), format: guess }
}

function readAs({ file }: ListFile, deckFormat: DeckFormat | undefined, signal: AbortSignal) {
  return call(readDeckList, { input: deckFormat ? { deckFormat } : {}, file, signal })
}

/** The format of a list that names none, by its commander and its number of cards. */
export function guessedFormat(lines: readonly DeckListLine[]): DeckFormat | null {
  const { cards, commanderId } = listedDeck(lines)
  const main = cards.filter(({ slotType }) => slotType === 'main')
  const copies = main.reduce((sum, { quantity }) => sum + quantity, 0)
  if (cards.some(({ role }) => role === 'signature_spell')) return 'oathbreaker'
  if (commanderId !== null) return copies === formatFacts.brawl.cards ? 'brawl' : 'commander'
  return copies === formatFacts.commander.cards ? 'commander' : null
}

/** The name in a list, or else that of its file, as decks can have it; '' without either. */
export function nameOfList({ name }: DeckListReport, path: string): string {
  const ofFile = (path.split('/').at(-1) ?? '').replace(/\.[^.]{1,6}$/, '')
  return (name?.trim() || ofFile)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, limits.deckName)
    .trim()
}
