import { type Language, languages, plainKind } from '@manafolio/contract'

/** The language that copies of a printing are in, where that is not the usual one. */
export function languageFor(code: string): { language?: Language } {
  const language = languages.find((one) => one === code)
  return language && language !== plainKind.language ? { language } : {}
}
