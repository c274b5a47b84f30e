import {
  getImport,
  type ImportDoubt,
  type ImportRowsShown,
  listImportRows,
  listImportSets,
  listImports,
  type PayloadOf,
  previewImport,
} from '@manafolio/contract'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import { onceReachable } from '../../../lib/use-connection.ts'

/** Not below the collection's key: rows are not refetched when the collection changes. */
const importsKey = ['collection-imports']

export const importsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  // The import may have been finished in the meantime, here or on another device.
  refetchOnMount: 'always',
})

export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** All pages of rows of an import. */
const rowsKey = (id: string) => [...importsKey, 'rows', id]

export interface RowsPage {
  show: ImportRowsShown
  page: number
}

/** A page of rows, as it was when it was opened: rows that have changed since stay in it. */
export function importRowsQuery(id: string, { show, page }: RowsPage) {
  return queryOptions({
    queryKey: [...rowsKey(id), show, page],
    queryFn: ({ signal }) =>
      call(listImportRows, { params: { id }, input: { show, page }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

const setsKey = (id: string) => [...rowsKey(id), 'sets']

/** The sets of the rows with a doubt. */
export function importSetsQuery(id: string, doubt: ImportDoubt) {
  return queryOptions({
    queryKey: [...setsKey(id), doubt],
    queryFn: ({ signal }) => call(listImportSets, { params: { id }, input: { doubt }, signal }),
    gcTime: 0,
  })
}

/** The effect of a commit, which also depends on the collection. */
export function effectQuery(id: string, input: PayloadOf<typeof previewImport>) {
  return queryOptions({
    queryKey: [...collectionKey, 'import-effect', id, input],
    queryFn: ({ signal }) => call(previewImport, { params: { id }, input, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** After rows were changed: refetches the counts; the rows on screen stay. */
export async function refreshNumbers(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: setsKey(id) }),
    queryClient.invalidateQueries({ queryKey: [...collectionKey, 'import-effect', id] }),
  ])
}

/** After rows were added or removed: refetches the list. */
export async function refreshRows(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: rowsKey(id) })
}

/** After an import was deleted or changed as a whole. */
export async function refreshImports(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: rowsKey(id), type: 'inactive' })
  queryClient.removeQueries({ queryKey: importQuery(id).queryKey, type: 'inactive' })
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
}

/** Retries an unanswered request when the server is reachable again; null if there is none. */
export function useRetryWhenReachable(onRetry: (() => void) | null): void {
  const queryClient = useQueryClient()
  const isWaiting = onRetry !== null
  const retry = useEffectEvent(() => onRetry?.())
  useEffect(() => {
    if (isWaiting) return onceReachable(queryClient, retry)
  }, [queryClient, isWaiting])
}
