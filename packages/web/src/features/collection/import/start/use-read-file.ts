import { refusals, startImport } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { isSessionExpired, isUnanswered } from '../../../../lib/api-error.ts'
import { newChangeId } from '../../../../lib/change-id.ts'
import { troubleWords } from '../../../../lib/trouble-words.ts'
import { importQuery, importsQuery } from '../import-query.ts'
import { useAgainWhenReachable } from '../use-again-when-reachable.ts'
import { fileNameOf, fileTrouble } from './file-trouble.ts'

/** A file on its way. Sent again under the same id it is the same import. */
interface Sending {
  id: string
  file: Blob
  fileName: string
  cancel: AbortController
}

/** Why a file could not be read. */
export interface UnreadFile {
  fileName: string
  message: string
  /** Sends the same file again, where that may help. */
  onRetry: (() => void) | null
  /** It is the file that can not be read. */
  isUnreadable: boolean
}

/** Has a file read by the server, which says how far it is. */
export function useReadFile(onRead: (id: string) => void) {
  const queryClient = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const [unread, setUnread] = useState<UnreadFile | null>(null)
  const reading = useMutation({
    mutationFn: ({ id, file, fileName, cancel }: Sending) =>
      call(startImport, {
        input: { fileName },
        file,
        changeId: id,
        onShare: setShare,
        signal: cancel.signal,
      }),
    onMutate: () => {
      setShare(null)
      setUnread(null)
    },
    onSuccess: (started, { cancel }) => {
      queryClient.setQueryData(importQuery(started.id).queryKey, started)
      if (!cancel.signal.aborted) onRead(started.id)
    },
    onError: (error, sending) => {
      if (!sending.cancel.signal.aborted) setUnread(unreadBy(error, sending))
    },
    // Who gave it up too late finds it among those that are not finished.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
  const { mutate, reset } = reading

  function unreadBy(error: Error, sending: Sending): UnreadFile {
    return {
      fileName: sending.fileName,
      message: troubleWords(error, 'The connection was lost while the file was read.'),
      onRetry: isUnanswered(error) ? () => mutate(sending) : null,
      isUnreadable: !isUnanswered(error) && !isSessionExpired(error),
    }
  }

  function read(file: Blob, name: string): void {
    const fileName = fileNameOf(name)
    const trouble = fileTrouble(file)
    if (trouble) {
      setUnread({ fileName, message: refusals[trouble][1], onRetry: null, isUnreadable: true })
    } else mutate({ id: newChangeId(), file, fileName, cancel: new AbortController() })
  }

  function cancel(): void {
    reading.variables?.cancel.abort()
    reset()
  }

  useAgainWhenReachable(unread?.onRetry ?? null)
  return {
    read,
    /** Null unless a file is being read; its share is null until the server has it. */
    reading: reading.isPending ? { fileName: reading.variables.fileName, share } : null,
    cancel,
    unread,
  }
}
