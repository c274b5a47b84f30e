import {
  type DeckLineState,
  type DeckListLine,
  deckLineSentence,
  type Finish,
  finishNames,
  joinedCategories,
  type ListedPrinting,
  labelKey,
  limits,
  noteSentence,
  problemSentence,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { ParsedCard } from '../../../cards/lists/listed.ts'
import { suggestionsFor } from '../../../cards/lists/match/suggestions.ts'
import type { LineMessage, ParsedCopies, ParsedLine } from '../read/parsed-list.ts'
import { certaintyOf, type FoundLine, keyOf } from './found-lines.ts'
import type { Assigned } from './section-assignment.ts'

export interface ReportDeps {
  formatPrinting(printing: number): ListedPrinting
  releaseNote(printing: number): LineMessage[]
  suggest: Suggest
}

/** A line that names no copies. */
export function textToReportLine(parsed: Exclude<ParsedLine, ParsedCopies>): DeckListLine {
  const isWords = parsed.kind === 'words'
  const written = shortened(parsed.text)
  const why = isWords || parsed.messages.length > 0 ? [] : [problemSentence('unreadable', written)]
  return {
    line: parsed.line,
    text: written,
    state: isWords ? 'words' : 'fix',
    messages: [...why, ...parsed.messages.map(messageOf)],
    quantity: null,
    slotType: isWords ? null : 'main',
    finish: 'nonfoil',
    role: null,
    isCommander: false,
    categories: [],
    note: null,
    parsed: null,
    printing: null,
    suggestions: [],
  }
}

export async function copiesToReportLine(
  deps: ReportDeps,
  line: FoundLine,
  assigned: Assigned,
): Promise<DeckListLine> {
  const { parsed, card } = line
  const { slotType, role, isCommander } = assigned
  const printing = card ? deps.formatPrinting(card.printing) : null
  const finish = finishOf(printing, parsed.finish)
  const categories = storedCategories(parsed.categories)
  const note = storedNote(parsed.note)
  const state = stateOf(line, assigned, finish)
  const others = state === 'fix' || state === 'check' ? await othersThan(deps, line) : []
  return {
    line: parsed.line,
    text: shortened(parsed.text),
    state,
    messages: withReason(state, [
      ...messagesOf(line, assigned, others === undefined),
      ...finish.messages,
      ...categories.messages,
      ...note.messages,
      ...(card ? deps.releaseNote(card.printing).map(messageOf) : []),
    ]),
    quantity: assigned.quantity ?? parsed.quantity ?? null,
    slotType,
    finish: finish.value,
    role,
    isCommander,
    categories: categories.stored,
    note: note.stored,
    parsed: asWritten(parsed),
    printing,
    suggestions: (others ?? []).map(deps.formatPrinting),
  }
}

function asWritten({ card, finish }: ParsedCopies): NonNullable<DeckListLine['parsed']> {
  const { name = '', setCode = '', collectorNumber = '' } = card
  return {
    name: shortened(name),
    setCode: shortened(setCode) || null,
    collectorNumber: shortened(collectorNumber) || null,
    finish: finish ?? null,
  }
}

interface ListedFinish {
  value: Finish
  messages: string[]
}

/** Foil stands for etched where a printing does not come in foil: many tools have no word for that. */
function finishOf(printing: ListedPrinting | null, written: Finish | undefined): ListedFinish {
  const printed = printing?.finishes ?? []
  if (written === undefined || printed.length === 0 || printed.includes(written)) {
    return { value: written ?? 'nonfoil', messages: [] }
  }
  if (written === 'foil' && printed.includes('etched')) {
    return { value: 'etched', messages: [] }
  }
  const refused = problemSentence('finish_not_printed', finishNames[written].toLowerCase())
  return { value: 'nonfoil', messages: [refused] }
}

/** As many as a card can have, each once and within the length of one. */
function storedCategories(written: readonly string[]) {
  const whole = written.map((name) => withoutControls(name).trim()).filter(Boolean)
  const cut = whole.map((name) => withoutHalves(name.slice(0, limits.deckCategory)).trim())
  const stored = joinedCategories(cut.filter(Boolean), [])
  const storedKeys = new Set(stored.map(labelKey))
  const messages = whole
    .filter((name) => !storedKeys.has(labelKey(name)))
    .map((name) => deckLineSentence('categories_cut', shortened(name)))
  return { stored, messages }
}

/** Within the length of a note; null for none. */
function storedNote(written: string | undefined) {
  const whole = withoutControls(written ?? '').trim()
  const stored = withoutHalves(whole.slice(0, limits.deckCardNote)).trim() || null
  return {
    stored,
    messages: whole.length > limits.deckCardNote ? [deckLineSentence('note_cut')] : [],
  }
}

function withoutHalves(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '')
}

function stateOf(line: FoundLine, { state }: Assigned, finish: ListedFinish): DeckLineState {
  const found = certaintyOf(line)
  const certainty = found === 'ready' && finish.messages.length > 0 ? 'check' : found
  if (state === 'left_out') return state
  return certainty === 'fix' ? certainty : (state ?? certainty)
}

/** Undefined when they were not looked for. */
async function othersThan(
  { suggest }: ReportDeps,
  { parsed, card }: FoundLine,
): Promise<readonly number[] | undefined> {
  const suggested = await suggest(parsed.card)
  return suggested
    ?.filter((printing) => printing !== card?.printing)
    .slice(0, limits.deckListSuggestions)
}

function messagesOf(
  { parsed, match, card }: FoundLine,
  assigned: Assigned,
  isUnsuggested: boolean,
) {
  const { problem, notes } = match
  const isKnown = assigned.state === 'left_out' || card !== undefined
  return [
    ...(problem && !isKnown ? [problemSentence(problem.reason, shortened(problem.raw))] : []),
    ...(parsed.quantity === undefined ? [problemSentence('bad_quantity', parsed.rawQuantity)] : []),
    ...notes.map(({ note, raw }) => noteSentence(note, shortened(raw))),
    ...[...parsed.messages, ...assigned.messages].map(messageOf),
    ...(isUnsuggested && !isKnown ? [deckLineSentence('no_suggestions')] : []),
  ]
}

/** What is to be checked says why. */
function withReason(state: DeckLineState, messages: string[]): string[] {
  return state === 'check' && messages.length === 0 ? [deckLineSentence('unsure')] : messages
}

function messageOf([sentence, raw = '']: LineMessage): string {
  return deckLineSentence(sentence, shortened(raw))
}

/** Never half of a character. */
function shortened(text: string): string {
  if (text.length <= limits.deckListLineMax) return text
  return text.slice(0, limits.deckListLineMax).replace(/[\uD800-\uDBFF]$/, '')
}

/** Printings that a card may be; undefined when too many others were looked up before. */
type Suggest = (card: ParsedCard) => Promise<readonly number[] | undefined>

/** Cards that are called the same are looked up once. */
export function suggesterOf(catalogue: Catalogue): Suggest {
  const known = new Map<string, readonly number[]>()
  return async (card) => {
    const key = keyOf(card)
    const suggested = known.get(key)
    if (suggested || known.size >= limits.deckListLookups) return suggested
    // One more, for the printing that was taken is none of them.
    const found = await suggestionsFor(catalogue, card, limits.deckListSuggestions + 1)
    known.set(key, found)
    return found
  }
}
