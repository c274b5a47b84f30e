import { type CollectionImport, importFormatNames } from '@manafolio/contract'
import { instantWords } from '../../../../lib/days.ts'

/** "Moxfield · started Nov 20, 2026, 3:04 PM" */
export function startedWords({ format, startedAt }: CollectionImport): string {
  return `${importFormatNames[format]} · started ${instantWords(startedAt)}`
}
