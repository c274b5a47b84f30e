import { previewRestoration } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

/** What restoring an instant would do now; asked anew each time. */
export function restorationQuery(at: string) {
  return queryOptions({
    queryKey: [...collectionKey, 'changes', 'restoration', at],
    queryFn: ({ signal }) => call(previewRestoration, { input: { at }, signal }),
    gcTime: 0,
    refetchOnMount: 'always',
  })
}
