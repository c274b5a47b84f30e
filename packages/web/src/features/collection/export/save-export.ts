import {
  addressOf,
  collectionFileName,
  type ExportFormat,
  exportCollection,
} from '@manafolio/contract'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
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
    save(await fetchFile(format), collectionFileName(format, today()))
  } catch (error) {
    explainFailure(error, {
      title: 'Export failed',
      message: messageOf(error, 'The server does not answer. Check your connection and try again.'),
      onRetry: () => void saveExport(format),
    })
  }
}

async function fetchFile(format: ExportFormat): Promise<Blob> {
  const response = await fetch(exportAddress(format), { credentials: 'include' })
  if (response.ok) return response.blob()
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

/** The server names it by the same calendar. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Long enough for a browser that asks where to put it. */
const keptMs = 60_000

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
