import { type RefusalCode, refusals } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSessionExpired, isUnanswered } from '../lib/api-error.ts'
import { failureMessage } from '../lib/failure-message.ts'

/** Checks that the server would do only after the whole upload. */
export interface FileLimits {
  bytes: number
  ifEmpty: RefusalCode
  ifTooLarge: RefusalCode
}

interface ReadingOptions<Source, Result> {
  /** Null where files are checked one by one. */
  limits: FileLimits | null
  send: (source: Source, progress: ReadingProgress) => Promise<Result>
  onRead: (result: Result) => void
  /** Shown when the server gives no reason. */
  lostMessage: string
}

export interface ReadingProgress {
  signal: AbortSignal
  /** Called with how much of the file is read, from 0 to 1. */
  onShare: (share: number) => void
}

/** Why a file could not be read. */
export interface ReadingFailure<Source> {
  source: Source
  message: string
  /** Sends the same source again; null where that can't help. */
  onRetry: (() => void) | null
  /** The file itself was refused. */
  isUnreadable: boolean
}

interface Sending<Source> {
  source: Source
  cancel: AbortController
}

/** Sends a file to the server to read, with progress, cancellation and a retry. */
export function useReading<Source extends { file?: Blob }, Result>(
  options: ReadingOptions<Source, Result>,
) {
  const { limits, send, onRead, lostMessage } = options
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ReadingFailure<Source> | null>(null)
  const sending = useMutation({
    mutationFn: ({ source, cancel }: Sending<Source>) =>
      send(source, { signal: cancel.signal, onShare: setShare }),
    onMutate: () => {
      setShare(null)
      setFailure(null)
    },
    onSuccess: (result, { cancel }) => {
      if (!cancel.signal.aborted) onRead(result)
    },
    onError: (error, sent) => {
      if (!sent.cancel.signal.aborted) setFailure(failureOf(error, sent))
    },
  })

  function failureOf(error: Error, sent: Sending<Source>): ReadingFailure<Source> {
    const isExpired = isSessionExpired(error)
    return {
      source: sent.source,
      message: failureMessage(error, lostMessage),
      onRetry: isUnanswered(error) && !isExpired ? () => sending.mutate(sent) : null,
      isUnreadable: !isUnanswered(error) && !isExpired,
    }
  }

  return {
    read(source: Source): void {
      const refusal = limits && source.file && refusalOf(source.file, limits)
      if (refusal) {
        const message = refusals[refusal][1]
        setFailure({ source, message, onRetry: null, isUnreadable: true })
      } else sending.mutate({ source, cancel: new AbortController() })
    },
    cancel(): void {
      sending.variables?.cancel.abort()
      sending.reset()
    },
    /** Null unless a file is being read; its progress is null until the server reports it. */
    reading: sending.isPending ? { source: sending.variables.source, share } : null,
    failure,
    forgetFailure: () => setFailure(null),
  }
}

function refusalOf({ size }: Blob, { bytes, ifEmpty, ifTooLarge }: FileLimits): RefusalCode | null {
  if (size === 0) return ifEmpty
  return size > bytes ? ifTooLarge : null
}
