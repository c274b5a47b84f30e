import * as z from 'zod/mini'
import { endpoint, noParams } from './endpoint.ts'

/** Files that a collection can be saved as, and what they are to their reader. */
export const exportFormats = {
  manafolio: { name: 'Manafolio CSV', extension: 'csv', keepsKinds: true },
  moxfield: { name: 'Moxfield CSV', extension: 'csv', keepsKinds: true },
  archidekt: { name: 'Archidekt CSV', extension: 'csv', keepsKinds: true },
  /** Contains neither condition nor language. */
  text: { name: 'Plain text', extension: 'txt', keepsKinds: false },
} as const
export type ExportFormat = keyof typeof exportFormats
export const exportFormat = z.enum(
  // Object.keys has the keys of a constant, which are formats.
  Object.keys(exportFormats) as ExportFormat[],
  { error: `format is one of ${Object.keys(exportFormats).join(', ')}` },
)

/** `manafolio-moxfield-2026-08-15.csv`, with the date of the export. */
export function collectionFileName(format: ExportFormat, day: string): string {
  return `manafolio-${format}-${day}.${exportFormats[format].extension}`
}

/** The whole collection as a file to save, UTF-8. */
export const exportCollection = endpoint({
  method: 'GET',
  path: '/api/collection/export',
  access: 'member',
  params: noParams,
  input: z.object({ format: exportFormat }),
  output: z.string(),
})
