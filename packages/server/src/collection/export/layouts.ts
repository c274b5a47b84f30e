import type { ExportFormat } from '@manafolio/contract'
import { archidektLayout } from './archidekt-layout.ts'
import type { Layout } from './layout.ts'
import { manafolioLayout } from './manafolio-layout.ts'
import { moxfieldLayout } from './moxfield-layout.ts'
import { textLayout } from './text-layout.ts'

export const layouts: Record<ExportFormat, Layout> = {
  manafolio: manafolioLayout,
  moxfield: moxfieldLayout,
  archidekt: archidektLayout,
  text: textLayout,
}
