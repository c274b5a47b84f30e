import { z } from 'zod'
import type { BulkFile, BulkType } from './bulk-types.ts'
import { requestJson } from './requests.ts'
import { ServiceError } from './service-error.ts'
import type { ServiceNeeds } from './service-needs.ts'

const bytes = z.int().positive().nullish()
const httpUrl = z.url({ protocol: /^https?$/ })
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

/** Gzipped JSON lines, the service's only form since 20 July 2026. */
const jsonLines = z
  .object({ jsonl_download_uri: httpUrl, compressed_size: bytes, updated_at: instant })
  .transform((found) => ({
    url: found.jsonl_download_uri,
    compressedBytes: found.compressed_size ?? null,
    updatedAt: found.updated_at,
  }))

/** A JSON array, as older copies of the service have it. */
const jsonArray = z
  .object({ download_uri: httpUrl, size: bytes, updated_at: instant })
  .transform((found) => ({
    url: found.download_uri,
    compressedBytes: found.size ?? null,
    updatedAt: found.updated_at,
  }))

const bulkObject = z.union([jsonLines, jsonArray])

interface Question {
  type: BulkType
  etag: string | null
  signal?: AbortSignal | undefined
}

/** Asks for the newest version of a bulk file. */
export async function findBulkFile(
  needs: ServiceNeeds,
  { type, etag, signal }: Question,
): Promise<BulkFile | 'unchanged'> {
  const headers = etag === null ? {} : { 'If-None-Match': etag }
  const answer = await requestJson(needs, `${needs.url}/bulk-data/${type}`, { headers, signal })
  if (answer.status === 304) return 'unchanged'
  const found = bulkObject.safeParse(answer.body)
  if (!found.success) throw new ServiceError(`the card-data service does not say where ${type} is`)
  return { type, ...found.data, name: nameIn(found.data.url), etag: answer.etag }
}

/** It becomes the name of a file on this disk, so it may not lead anywhere else. */
function nameIn(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  if (/^[a-z0-9][\w.-]{0,199}$/i.test(name)) return name
  throw new ServiceError(`the card-data service calls its file “${name}”, which is no file's name`)
}
