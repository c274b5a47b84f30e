import { type Language, languageNames, languages } from '@manafolio/contract'
import { wordKey, words } from './words.ts'

const named: Readonly<Record<string, Language>> = Object.fromEntries(
  languages.flatMap((code) => [
    [code, code],
    [wordKey(languageNames[code]), code],
  ]),
)

/** Codes of the game that are other languages elsewhere, or none. */
const standardCodes: Readonly<Partial<Record<Language, string>>> = {
  zhs: 'zh-Hans',
  zht: 'zh-Hant',
}

/** German, French, Spanish, Italian, Portuguese and Japanese words for languages. */
const translated: Readonly<Record<string, Language>> = Object.fromEntries(
  ['de', 'fr', 'es', 'it', 'pt', 'ja'].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
    return languages.flatMap((code) => {
      const name = names.of(standardCodes[code] ?? code)
      return name ? [[wordKey(name), code]] : []
    })
  }),
)

const other = {
  eng: 'en',
  us: 'en',
  ger: 'de',
  deu: 'de',
  deutsch: 'de',
  fra: 'fr',
  fre: 'fr',
  français: 'fr',
  ita: 'it',
  italiano: 'it',
  sp: 'es',
  spa: 'es',
  español: 'es',
  por: 'pt',
  ptbr: 'pt',
  portuguesebrazil: 'pt',
  português: 'pt',
  jp: 'ja',
  jpn: 'ja',
  日本語: 'ja',
  kr: 'ko',
  kor: 'ko',
  한국어: 'ko',
  rus: 'ru',
  русский: 'ru',
  chinese: 'zhs',
  zh: 'zhs',
  cn: 'zhs',
  cs: 'zhs',
  zhcn: 'zhs',
  zhhans: 'zhs',
  schinese: 'zhs',
  chinesesimplified: 'zhs',
  简体中文: 'zhs',
  tw: 'zht',
  ct: 'zht',
  zhtw: 'zht',
  zhhant: 'zht',
  tchinese: 'zht',
  chinesetraditional: 'zht',
  繁體中文: 'zht',
} as const satisfies Record<string, Language>

/** Languages by their names and by the codes that tools have for them. */
export const languageWords = words<Language>(translated, named, other)
