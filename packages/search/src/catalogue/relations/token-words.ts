import { type ColorMask, colorMask } from '../colors.ts'

/** A token as a rules text describes it: “a 1/1 white Soldier creature token with flying”. */
export interface TokenWords {
  /** What it is called, which is its subtypes unless the text names it. */
  name: string
  /** As printed, with * for X; undefined for a token that is no creature. */
  power: string | undefined
  toughness: string | undefined
  /** Undefined where the text does not name any. */
  colors: ColorMask | undefined
  /** In lower case. */
  keywords: string[]
  /** It has other abilities, in quotation marks. */
  hasOtherAbilities: boolean
}

const colorLetters: ReadonlyMap<string, string> = new Map([
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
])

const colorWord = '(?:white|blue|black|red|green|colorless)'
const nameWord = "\\p{Lu}[\\p{L}'’-]*"
const longName = `${nameWord}(?:,?(?: of| the| and| to| from)* ${nameWord})*`
const size = '(?:(?<power>\\d+|X)\\/(?<toughness>\\d+|X) )?'

const description = new RegExp(
  `(?:(?<given>${longName}), an? )?(?:legendary )?(?:tapped )?${size}` +
    `(?<colors>(?:${colorWord}(?:, and |, | and | ))*)` +
    `(?<types>${nameWord}(?: ${nameWord})*)` +
    '(?: (?:legendary|snow|enchantment|artifact|land|creature))* tokens?\\b' +
    "(?: (?:that are|that's) [\\w ]+?(?= with))?" +
    '(?: with (?<keywords>[a-z][\\w, ]*?)(?= and "|[.;:,)"\\n]| named| under| for| attached| at | that | if | where| equal| until|$))?' +
    '(?<quote>(?:,? and| with) ")?' +
    `(?: named (?<named>${longName}))?`,
  'gu',
)

/** The tokens that a rules text describes. */
export function tokensIn(text: string): TokenWords[] {
  if (!text.includes('token')) return []
  return [...text.matchAll(description)].map(({ groups = {} }) => ({
    name: groups.given ?? groups.named ?? nameOfTypes(groups.types ?? ''),
    power: groups.power?.replace('X', '*'),
    toughness: groups.toughness?.replace('X', '*'),
    colors: colorsIn(groups.colors ?? ''),
    keywords: groups.keywords?.split(/,? and |, /) ?? [],
    hasOtherAbilities: groups.quote !== undefined,
  }))
}

/** Without a verb at the start of a sentence; the Wicked Role is called Wicked. */
function nameOfTypes(types: string): string {
  return types.replace(/^(?:Create|Sacrifice) /, '').replace(/ Role$/, '')
}

function colorsIn(words: string): ColorMask | undefined {
  const found = words.match(/[a-z]+/g)?.filter((word) => word !== 'and')
  return found && colorMask(found.flatMap((word) => colorLetters.get(word) ?? []))
}
