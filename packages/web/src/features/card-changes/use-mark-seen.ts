import { type CardChangeList, markCardChangesSeen } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isSessionExpired } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'
import { cardChangesKey } from './card-changes-query.ts'

/** Marks the changes up to an instant as seen, here and on the server. */
export function useMarkSeen(onSeen: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => call(markCardChangesSeen, { input: { upTo } }),
    onSuccess: async (unseen, upTo) => {
      const markSeen = (list: CardChangeList | undefined) =>
        list && {
          ...list,
          unseen,
          changes: list.changes.map((change) => ({
            ...change,
            seen: change.seen || change.happenedAt <= upTo,
          })),
        }
      queryClient.setQueriesData<CardChangeList>({ queryKey: cardChangesKey }, markSeen)
      onSeen()
      if (unseen.changes > 0) await queryClient.invalidateQueries({ queryKey: cardChangesKey })
    },
    onError: (error) => {
      if (isSessionExpired(error)) {
        toastFailure('Session expired', 'Please refresh the page to log back in.')
      } else {
        toastFailure('Not saved', 'This message will appear again. Please try again later.')
      }
    },
  })
}
