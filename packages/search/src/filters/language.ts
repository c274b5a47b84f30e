import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { withoutSeparators } from '../text/fold.ts'
import { facetFilter } from './facet.ts'
import type { Filter } from './filter.ts'
import { asAsked, says } from './statement.ts'

/** Languages of cards, with their codes. */
const languages = [
  ['English', 'en'],
  ['Spanish', 'es'],
  ['French', 'fr'],
  ['German', 'de'],
  ['Italian', 'it'],
  ['Portuguese', 'pt'],
  ['Japanese', 'ja'],
  ['Korean', 'ko'],
  ['Russian', 'ru'],
  ['Simplified Chinese', 'zhs'],
  ['Traditional Chinese', 'zht'],
  ['Ancient Greek', 'grc'],
  ['Arabic', 'ar'],
  ['Hebrew', 'he'],
  ['Latin', 'la'],
  ['Phyrexian', 'ph'],
  ['Quenya', 'qya'],
  ['Sanskrit', 'sa'],
] as const

const codesByName = new Map<string, string>(
  languages.map(([name, code]) => [withoutSeparators(name.toLowerCase()), code]),
)

/** The code of a language that is called by its name or already by its code. */
export function languageCode(word: string): string {
  return codesByName.get(withoutSeparators(word)) ?? word
}

const languageNames = new Map<string, string>(languages.map(([name, code]) => [code, name]))

const oneLanguage = facetFilter({
  names: ['lang', 'language'],
  facet: 'lang',
  level: 'printing',
  example: 'lang:ja',
  noun: 'language',
  normalize: languageCode,
  known: [...languageNames.keys()],
  group: 'Printings',
  help: 'The language, by name or code.',
  sentence: (value) => says('the language', 'is', languageNames.get(value) ?? value),
})

/** `lang:any` takes every language that is loaded. */
export const language: Filter = {
  ...oneLanguage,
  compile(scope, term) {
    if (term.value.toLowerCase() !== 'any') return oneLanguage.compile(scope, term)
    return unlessDenied(term.op, matchRows(scope.catalogue.visible.all))
  },
  describe(term, catalogue) {
    if (term.value.toLowerCase() !== 'any') return oneLanguage.describe(term, catalogue)
    const statement = says('it', 'is', 'in any language')
    return asAsked(term.op, statement)
  },
}
