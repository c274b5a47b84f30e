import { addressOf, type ExportFormat, exportCollection } from '@manafolio/contract'

/** The URL of the collection as a file. */
export function exportAddress(format: ExportFormat): string {
  return addressOf(exportCollection, {}, { format })
}
