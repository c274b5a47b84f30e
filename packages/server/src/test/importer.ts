import {
  addressOf,
  type CollectionImport,
  changeIdHeader,
  commitImport,
  type ErrorBody,
  errorBody,
  fileType,
  type ImportMode,
  type ImportRow,
  type ImportRowsShown,
  type ImportScope,
  listImportRows,
  type OutputOf,
  type ProgressLine,
  progressLine,
  progressType,
  startImport,
} from '@manafolio/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Client } from './client.ts'

export interface TestFile {
  name?: string
  content: string | Uint8Array
  /** The Idempotency-Key: the id of the import. */
  key?: string
}

/** Sends a file as it is. */
export function send(
  member: Client,
  { name = 'cards.csv', content, key }: TestFile,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return member.send({
    method: startImport.method,
    url: addressOf(startImport, {}, { fileName: name }),
    headers: { 'content-type': fileType, ...(key && { [changeIdHeader]: key }), ...headers },
    payload: Buffer.from(content),
  })
}

/** Sends a file; throws unless it is read. */
export async function upload(member: Client, file: TestFile | string): Promise<CollectionImport> {
  const response = await send(member, typeof file === 'string' ? { content: file } : file)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return startImport.output.parse(response.json())
}

/** Sends a file; throws unless it is refused. */
export async function uploadRefusal(
  member: Client,
  file: TestFile,
): Promise<ErrorBody & { status: number }> {
  const response = await send(member, file)
  if (response.statusCode < 400) throw new Error(`not refused: ${response.body}`)
  return { status: response.statusCode, ...errorBody.parse(response.json()) }
}

export async function rowsOf(
  member: Client,
  id: string,
  show: ImportRowsShown = 'all',
): Promise<ImportRow[]> {
  return (await member.call(listImportRows, { params: { id }, input: { show } })).rows
}

export function commit(
  member: Client,
  id: string,
  { mode = 'merge', scope, key }: { mode?: ImportMode; scope?: ImportScope; key?: string } = {},
): Promise<OutputOf<typeof commitImport>> {
  return member.call(commitImport, {
    params: { id },
    input: { mode, ...(scope && { scope }) },
    ...(key && { key }),
  })
}

/** The rows of all pages. */
export async function pagesOf(member: Client, id: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (let page = 1, hasMore = true; hasMore; page++) {
    const shown = await member.call(listImportRows, { params: { id }, input: { page } })
    rows.push(...shown.rows)
    hasMore = shown.hasMore
  }
  return rows
}

/** A row in words: `1 ready: 2 Goblin Guide (zen) 126 foil LP de`. */
export function rowInWords(row: ImportRow): string {
  const { number, state, problem, omission, doubt, quantity, card } = row
  const why = problem ?? omission ?? doubt
  const printing = card && `${card.cardName} (${card.setCode}) ${card.collectorNumber}`
  const copies = [quantity, printing, row.finish, row.condition, row.language]
  return `${number} ${state}${why ? ` ${why}` : ''}: ${copies.map((said) => said ?? '?').join(' ')}`
}

/** The lines that a client with progress receives. */
export const reportLines = { accept: progressType }

export function linesIn({ body }: Pick<LightMyRequestResponse, 'body'>): ProgressLine[] {
  return body
    .trimEnd()
    .split('\n')
    .map((line) => progressLine.parse(JSON.parse(line)))
}
