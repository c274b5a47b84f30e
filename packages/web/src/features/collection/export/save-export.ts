import {
  addressOf,
  collectionFileName,
  type ExportFormat,
  exportCollection,
} from '@manafolio/contract'
import { messageOf } from '../../../lib/api-error.ts'
import { fetchFile, saveFile } from '../../../lib/save-file.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'

/** Where the collection is as a file. */
export function exportAddress(format: ExportFormat): string {
  return addressOf(exportCollection, {}, { format })
}

/**
 * Saves the collection as a file. What fails is told on the page: a browser that follows the link
 * itself would save the server's refusal, or leave the page for it. Never rejects.
 */
export async function saveExport(format: ExportFormat): Promise<void> {
  try {
    saveFile(await fetchFile(exportAddress(format)), collectionFileName(format, today()))
  } catch (error) {
    explainFailure(error, {
      title: 'Export failed',
      message: messageOf(error, 'The server does not answer. Check your connection and try again.'),
      onRetry: () => void saveExport(format),
    })
  }
}

/** The server names it by the same calendar. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}
