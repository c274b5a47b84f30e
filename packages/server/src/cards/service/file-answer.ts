import type { BulkFile } from './bulk-types.ts'
import { refusal } from './refusal.ts'
import { send } from './requests.ts'
import { ServiceError } from './service-error.ts'
import type { ServiceNeeds } from './service-needs.ts'

/** The request: a file from a byte on. */
export interface DownloadRequest {
  file: BulkFile
  /** Bytes that are there already. */
  from: number
  /** Of the file, when this run has seen it. */
  etag: string | null
  signal: AbortSignal
}

/** Bytes of a file; or that all are there; or that what is there is of no use. */
export type FileAnswer = Bytes | 'whole' | 'startAgain'

export interface Bytes {
  /** Where they belong: behind what is there, or 0. */
  from: number
  /** How many the file has in all, where that is known. */
  total: number | null
  /** False when the server packs the file for the way; then it can't be gone on with. */
  canBeGoneOnWith: boolean
  etag: string | null
  body: AsyncIterable<Uint8Array>
}

/** Requests the missing part of a file, which must have the size that the service announced. */
export async function requestRest(
  needs: Pick<ServiceNeeds, 'fetch' | 'now'>,
  request: DownloadRequest,
): Promise<FileAnswer> {
  const response = await send(needs, request.file.url, {
    headers: headersOf(request),
    signal: request.signal,
  })
  const answer =
    request.from > 0 && response.status !== 200
      ? restIn(response, request)
      : allIn(response, request)
  if (answer === undefined) throw await refusal(response, needs.now())
  if (typeof answer === 'string') await response.body?.cancel()
  return answer
}

/** The bytes are counted and gone on with, so they must come as they are. */
function headersOf({ from, etag }: DownloadRequest): Record<string, string> {
  if (from === 0) return { 'Accept-Encoding': 'identity' }
  const range = { Range: `bytes=${from}-` } // with a range, fetch itself requests identity
  return etag === null ? range : { ...range, 'If-Range': etag }
}

function restIn(response: Response, { file, from, etag }: DownloadRequest): FileAnswer | undefined {
  const { start, total } = rangeOf(response)
  if (response.status === 416 && total !== from) return 'startAgain'
  if (response.status !== 206 && response.status !== 416) return undefined
  requireSize(file, total)
  if (response.status === 416) return 'whole'
  const isOfOther = etag !== null && strongEtag(response) !== null && strongEtag(response) !== etag
  if (start !== from || isPacked(response) || isOfOther) return 'startAgain'
  return bytesOf(response, { from, total: file.compressedBytes ?? total, canBeGoneOnWith: true })
}

function allIn(response: Response, { file }: DownloadRequest): FileAnswer | undefined {
  if (response.status !== 200) return undefined
  if (/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new ServiceError('the card-data service answered a web page instead of its file')
  }
  // What is unpacked on the way has an unknown length.
  if (isPacked(response)) {
    return bytesOf(response, { from: 0, total: null, canBeGoneOnWith: false })
  }
  const length = response.headers.get('content-length')
  const total = length === null ? null : Number(length)
  requireSize(file, total)
  return bytesOf(response, { from: 0, total: file.compressedBytes ?? total, canBeGoneOnWith: true })
}

function bytesOf(
  response: Response,
  about: Pick<Bytes, 'from' | 'total' | 'canBeGoneOnWith'>,
): Bytes {
  return { ...about, etag: strongEtag(response), body: response.body ?? noBytes() }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

// “bytes 100-199/200”, or with a 416 the length alone: “bytes */200”.
function rangeOf(response: Response): { start: number | null; total: number | null } {
  const found = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(
    response.headers.get('content-range') ?? '',
  )
  const [start, total] = [found?.[1], found?.[2]]
  return {
    start: start === undefined ? null : Number(start),
    total: total === undefined || total === '*' ? null : Number(total),
  }
}

function isPacked(response: Response): boolean {
  const encoding = response.headers.get('content-encoding') ?? 'identity'
  return encoding.trim().toLowerCase() !== 'identity'
}

/** A weak one does not promise the same bytes. */
function strongEtag(response: Response): string | null {
  const etag = response.headers.get('etag')
  return etag?.startsWith('"') ? etag : null
}

function requireSize({ name, compressedBytes }: BulkFile, total: number | null) {
  if (compressedBytes === null || total === null || compressedBytes === total) return
  throw wrongSize({ name, announced: compressedBytes, found: total })
}

/** What came is not what was offered. A file that is too long is not read to its end. */
export function wrongSize(of: { name: string; announced: number; found: number }): ServiceError {
  const found = of.found > of.announced ? `more than ${of.announced}` : of.found
  return new ServiceError(`${of.name} should have ${of.announced} bytes and has ${found}`)
}
