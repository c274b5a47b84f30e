import { choosesColor } from '@manafolio/deck'
import { type CardObject, traitsOf } from '@manafolio/search'
import { rolesIn } from '../roles-in.ts'
import { sentencesOf, type TextFact } from '../text-facts.ts'

/** What a rules text says that searches and decks need, and none of its words. */
export interface KnownText {
  facts: TextFact[]
  /** The facts are all that it says. */
  whole: boolean
  roles: string[]
  /** The traits that the facts alone would miss, or add (“-vanilla”). */
  traits: string[]
}

export function knownText(card: CardObject): KnownText {
  const front = card.card_faces?.[0] ?? card
  const text = withoutReminders(front.oracle_text ?? '')
  const facts = Object.values(kinds).flatMap((factsIn) => factsIn(text, card))
  const saysAll = !card.card_faces && sentencesOf(facts, card.name) === capitalized(text)
  const whole = saysAll && typeof card.oracle_text === 'string'
  const roles = whole ? [] : [...rolesIn(card)]
  return { facts, whole, roles, traits: changedTraits(card, facts) }
}

type FactsIn = (text: string, card: CardObject) => TextFact[]

const kinds: Record<string, FactsIn> = {
  keywords: (text) =>
    linesOf(text)
      .map((line) => line.toLowerCase())
      .filter(isPlainLine)
      .map((line) => `has: ${line.replaceAll(';', ',')}`),
  partnerWith: (text) => matches(text, /^Partner with ([^(\n]+)/m, 'partner with'),
  partnersOf: (text) => matches(text, /^Partner—([^(\n]+)/m, 'partners of'),
  leads: (text) => (text.includes('can be your commander') ? ['leads'] : []),
  choosesColor: (text) => (choosesColor(text) ? ['chooses color'] : []),
  elsewhere: (text) =>
    /isn't on the battlefield, it's an? [^.]*creature/.test(text) ? ['elsewhere'] : [],
  copies: (text) =>
    matches(text, /^A deck can have (any number of|up to \w+) cards named/m, 'copies'),
  finds: (text, { type_line }) => (/\bLand\b/.test(type_line ?? '') ? landsFound(text) : []),
  identity: (text) => (/commander's color identity/i.test(text) ? ['identity'] : []),
}

function matches(text: string, pattern: RegExp, kind: string): TextFact[] {
  const value = pattern.exec(text)?.[1]?.trim()
  return value ? [`${kind}: ${value}`] : []
}

/** Keyword abilities that stand without a cost, a number or a quality. */
const plainKeywords = new Set(
  (
    'banding|cascade|changeling|choose a background|compleated|convoke|deathtouch|defender|delve|' +
    "devoid|doctor's companion|double strike|evolve|exalted|exploit|extort|fear|first strike|flanking|" +
    'flash|flying|friends forever|haste|hexproof|horsemanship|improvise|indestructible|infect|' +
    'intimidate|lifelink|living weapon|melee|menace|mentor|myriad|partner|persist|phasing|provoke|' +
    'prowess|reach|rebound|retrace|riot|shadow|shroud|skulk|soulbond|split second|storm|sunburst|' +
    'training|trample|undaunted|undying|unleash|vigilance|wither'
  ).split('|'),
)

function isPlainLine(line: string): boolean {
  return line !== '' && line.split(/[,;] /).every((keyword) => plainKeywords.has(keyword))
}

const basicTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

/** The lands that a fetch land finds, as “basic Forest or Plains” or “basic land”. */
function landsFound(text: string): TextFact[] {
  const [, found] = /search your library for ([^.\n]*?cards?)\b/i.exec(text) ?? []
  if (!found) return []
  const types = basicTypes.filter((type) => found.includes(type))
  const basic = /\bbasic\b/i.test(found) ? ['basic'] : []
  if (types.length === 0 && !/\bland\b/i.test(found)) return []
  return [`finds: ${[...basic, types.join(' or ') || 'land'].join(' ')}`]
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

/** As the sentence of plain keywords is written. */
function capitalized(text: string): string {
  return linesOf(text)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1).toLowerCase())
    .join('\n')
}

function withoutReminders(text: string): string {
  return text.replace(/ *\([^()]*\)/g, '').trim()
}

function changedTraits(card: CardObject, facts: readonly TextFact[]): string[] {
  const own = sentencesOf(facts, card.card_faces?.[0]?.name ?? card.name)
  const faces = card.card_faces?.map((face, side) => ({
    ...face,
    oracle_text: side === 0 ? own : '',
  }))
  const bare: CardObject = faces ? { ...card, card_faces: faces } : { ...card, oracle_text: own }
  const [full, shown] = [traitsOf(card, 'card'), traitsOf(bare, 'card')]
  const missing = full.filter((name) => !shown.includes(name))
  const wrong = shown.filter((name) => !full.includes(name))
  return [...missing, ...wrong.map((name) => `-${name}`)]
}
