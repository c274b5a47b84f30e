import { z } from 'zod'

/** Raised when the files change so that an older program would misread them. */
export const formatVersion = 1

/**
 * A backup is gzipped lines of JSON: a header; for each table a line that names it and its columns,
 * and then a line for each row, as an array; and a trailer, without which the file was cut off.
 */
export const header = z.object({
  format: z.literal('manafolio-backup'),
  version: z.int(),
  /** The version of the program. */
  app: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that had been applied. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof header>

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof tableLine>

export const trailer = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** Of all lines before this one, with their ends. */
  sha256: z.string(),
})
export type Trailer = z.infer<typeof trailer>

/** Bytes are an ArrayBuffer where SQLite gives them. */
export type StoredValue = string | number | null | Uint8Array | ArrayBuffer

/** Bytes become base64 in an object, so that a row can be read without knowing its columns. */
export function encodeRow(values: readonly StoredValue[]): string {
  const shown = values.map((value) => {
    if (typeof value !== 'object' || value === null) return value
    return { base64: Buffer.from(new Uint8Array(value)).toString('base64') }
  })
  return JSON.stringify(shown)
}

export function decodeRow(line: string): StoredValue[] {
  // The digest of the file says that encodeRow wrote this.
  const values = JSON.parse(line) as (string | number | null | { base64: string })[]
  return values.map((value) =>
    typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
  )
}
