import { type ExportFormat, exportFormats } from '@manafolio/contract'

export interface ExportChoice {
  format: ExportFormat
  name: string
  /** What is special about what it has; empty where its name says it all. */
  remark: string
}

const remarks: Record<ExportFormat, string> = {
  manafolio: 'everything',
  moxfield: '',
  archidekt: '',
  text: 'no condition or language',
}

/** The files that can be chosen, our own first. */
export const exportChoices: readonly ExportChoice[] =
  // Object.keys has the keys of a constant, which are formats.
  (Object.keys(exportFormats) as ExportFormat[]).map((format) => ({
    format,
    name: exportFormats[format].name,
    remark: remarks[format],
  }))
