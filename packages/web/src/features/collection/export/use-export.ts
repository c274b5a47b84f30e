import type { ExportFormat } from '@manafolio/contract'
import { useState } from 'react'
import { saveExport } from './save-export.ts'

/** Saves one file at a time. */
export function useExport() {
  const [isExporting, setExporting] = useState(false)
  async function start(format: ExportFormat) {
    if (isExporting) return
    setExporting(true)
    await saveExport(format)
    setExporting(false)
  }
  return { isExporting, start: (format: ExportFormat) => void start(format) }
}
