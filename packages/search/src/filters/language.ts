import { languageNames, languages } from '@manafolio/contract'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { fold, withoutSeparators } from '../text/fold.ts'
import { facetFilter } from './facet.ts'
import type { Filter } from './filter.ts'
import { asRequested, statementOf } from './statement.ts'

const codesByName = new Map<string, string>(
  languages.map((code) => [withoutSeparators(languageNames[code].toLowerCase()), code]),
)

/** The code of a language, from its name or code. */
export function languageCode(word: string): string {
  return codesByName.get(withoutSeparators(word)) ?? word
}

const namesByCode = new Map<string, string>(Object.entries(languageNames))

const oneLanguage = facetFilter({
  names: ['lang', 'language'],
  facet: 'lang',
  level: 'printing',
  example: 'lang:ja',
  noun: 'language',
  normalize: languageCode,
  known: languages,
  group: 'Printings',
  help: 'The language, by name or code.',
  sentence: (value) => statementOf('the language', 'is', namesByCode.get(value) ?? value),
})

/** `lang:any` includes every loaded language. */
export const language: Filter = {
  ...oneLanguage,
  help: 'The language of the printing, by name or code. Of other languages than English, an installation may know the names of cards only.',
  compile(scope, term) {
    const { meta } = scope.catalogue
    const code = languageCode(fold(term.value))
    const isLoaded = meta.facets.printing.includes(`lang:${code}`)
    if (meta.nameLanguages.includes(code) && !isLoaded) {
      return `of ${namesByCode.get(code) ?? code} cards, only the names are loaded, which find them without it`
    }
    if (term.value.toLowerCase() !== 'any') return oneLanguage.compile(scope, term)
    return unlessDenied(term.op, matchRows(scope.catalogue.visible.all))
  },
  describe(term, catalogue) {
    if (term.value.toLowerCase() !== 'any') return oneLanguage.describe(term, catalogue)
    const statement = statementOf('it', 'is', 'in any language')
    return asRequested(term.op, statement)
  },
}
