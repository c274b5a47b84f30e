import { languageNames } from '@manafolio/contract'

const names: Readonly<Record<string, string>> = languageNames

/** The language of a printing by its code, or the code; undefined for English, which is the usual one. */
export function languageName(code: string): string | undefined {
  return code === 'en' || code === '' ? undefined : (names[code] ?? code)
}
