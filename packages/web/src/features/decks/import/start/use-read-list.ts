import { type DeckFormat, type DeckListReport, readDeckList, refusals } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { isSessionExpired, isUnanswered } from '../../../../lib/api-error.ts'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import { guessedFormat } from './guessed-format.ts'
import { listTrouble } from './list-trouble.ts'

/** A list to read. */
export interface GivenList {
  file: Blob
  /** What its file is called; null when it was pasted. */
  fileName: string | null
}

/** A list, and what it was read as. */
export interface ReadList {
  given: GivenList
  report: DeckListReport
  /** The format that it was read for; null as long as nobody knows it. */
  format: DeckFormat | null
}

/** Why a list could not be read. */
export interface UnreadList {
  given: GivenList
  message: string
  /** Reads the same list again, where that may help. */
  onRetry: (() => void) | null
}

interface Wish {
  given: GivenList
  /** Undefined when the list is to say it. */
  format: DeckFormat | undefined
  signal: AbortSignal
}

/** Has a list read by the server, which keeps nothing of it; again for another format. */
export function useReadList(deckFormat: DeckFormat | undefined) {
  const [list, setList] = useState<ReadList | null>(null)
  const [unread, setUnread] = useState<UnreadList | null>(null)
  const [cancel, setCancel] = useState<AbortController | null>(null)
  const reading = useMutation({
    mutationFn: readFor,
    onMutate: () => setUnread(null),
    onSuccess: (read, { signal }) => {
      if (!signal.aborted) setList(read)
    },
    onError: (error, wish) => {
      if (!wish.signal.aborted)
        setUnread(unreadBy(error, wish, () => send(wish.given, wish.format)))
    },
  })

  function send(given: GivenList, format: DeckFormat | undefined): void {
    const next = new AbortController()
    setCancel(next)
    reading.mutate({ given, format, signal: next.signal })
  }

  return {
    list,
    unread,
    reading: reading.isPending ? reading.variables.given : null,
    read(given: GivenList): void {
      const trouble = listTrouble(given.file)
      if (trouble) setUnread({ given, message: refusals[trouble][1], onRetry: null })
      else send(given, deckFormat)
    },
    readFor(format: DeckFormat): void {
      if (list) send(list.given, format)
    },
    cancel(): void {
      cancel?.abort()
      reading.reset()
    },
    /** Another list is wanted. */
    forget(): void {
      setList(null)
      setUnread(null)
    },
  }
}

/** Where the list says no format, the likeliest one says what may lead it. */
async function readFor({ given, format, signal }: Wish): Promise<ReadList> {
  const report = await readAs(given, format, signal)
  const known = format ?? report.deckFormat
  if (known) return { given, report, format: known }
  const guess = guessedFormat(report.lines)
  if (!guess) return { given, report, format: null }
  return { given, report: await readAs(given, guess, signal), format: guess }
}

function readAs({ file }: GivenList, deckFormat: DeckFormat | undefined, signal: AbortSignal) {
  return call(readDeckList, { input: deckFormat ? { deckFormat } : {}, file, signal })
}

function unreadBy(error: Error, { given }: Wish, again: () => void): UnreadList {
  return {
    given,
    message: troubleWords(error, 'The connection was lost while the list was read.'),
    onRetry: isUnanswered(error) && !isSessionExpired(error) ? again : null,
  }
}
