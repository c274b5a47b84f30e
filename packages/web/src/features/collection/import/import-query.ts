import {
  getImport,
  type ImportMode,
  type ImportRowsShown,
  listImportRows,
  listImports,
  previewImport,
} from '@manafolio/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

/** Not below the collection's: rows stay where they are when the collection changes. */
const importsKey = ['collection-imports']

export const importsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  // Who comes back may have finished one, here or on another device.
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

/** A page of rows, as they were when it was opened: those that were changed since stay in it. */
export function importRowsQuery(id: string, { show, page }: RowsPage) {
  return queryOptions({
    queryKey: [...rowsKey(id), show, page],
    queryFn: ({ signal }) =>
      call(listImportRows, { params: { id }, input: { show, page }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** What a commit would do, which depends on the collection too. */
export function effectQuery(id: string, mode: ImportMode) {
  return queryOptions({
    queryKey: [...collectionKey, 'import-effect', id, mode],
    queryFn: ({ signal }) => call(previewImport, { params: { id }, input: { mode }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** After rows were changed: their numbers are counted anew, and the rows on screen stay. */
export async function refreshNumbers(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: [...collectionKey, 'import-effect', id] }),
  ])
}

/** After rows came and went: the list begins anew. */
export async function refreshRows(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: rowsKey(id) })
}

/** After there is one import less, or one that is not what it was. */
export async function refreshImports(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: rowsKey(id), type: 'inactive' })
  queryClient.removeQueries({ queryKey: importQuery(id).queryKey, type: 'inactive' })
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
}
