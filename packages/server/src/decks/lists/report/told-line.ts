import {
  type DeckLineState,
  type DeckListLine,
  deckLineSentence,
  type ListedPrinting,
  limits,
  noteSentence,
  troubleSentence,
} from '@manafolio/contract'
import type { SaidCopies, SaidLine, Saying } from '../read/said-list.ts'
import type { Filed } from './filed-line.ts'
import { certaintyOf, type FoundLine } from './found-line.ts'
import type { Suggest } from './suggested-printings.ts'

export interface Telling {
  tell(printing: number): ListedPrinting
  suggest: Suggest
}

/** A line that names no copies. */
export function wordsTold(said: Exclude<SaidLine, SaidCopies>): DeckListLine {
  const isWords = said.kind === 'words'
  const written = shortened(said.text)
  const why = isWords || said.says.length > 0 ? [] : [troubleSentence('unreadable', written)]
  return {
    ...{ line: said.line, text: written, state: isWords ? 'words' : 'fix' },
    says: [...why, ...said.says.map(sentenceOf)],
    ...{ quantity: null, slotType: isWords ? null : 'main', role: null, isCommander: false },
    ...{ printing: null, suggestions: [] },
  }
}

export async function copiesTold(
  telling: Telling,
  line: FoundLine,
  filed: Filed,
): Promise<DeckListLine> {
  const { said, card } = line
  const { slotType, role, isCommander } = filed
  const state = stateOf(line, filed)
  const others = state === 'fix' || state === 'check' ? await othersThan(telling, line) : []
  return {
    ...{ line: said.line, text: shortened(said.text), state },
    says: withReason(state, sentencesOf(line, filed, others === undefined)),
    quantity: filed.quantity ?? said.quantity ?? null,
    ...{ slotType, role, isCommander },
    printing: card ? telling.tell(card.printing) : null,
    suggestions: (others ?? []).map(telling.tell),
  }
}

function stateOf(line: FoundLine, { state }: Filed): DeckLineState {
  const certainty = certaintyOf(line)
  if (state === 'left_out') return state
  return certainty === 'fix' ? certainty : (state ?? certainty)
}

/** Undefined when they were not looked for. */
async function othersThan(
  { suggest }: Telling,
  { said, card }: FoundLine,
): Promise<readonly number[] | undefined> {
  const suggested = await suggest(said.card)
  return suggested
    ?.filter((printing) => printing !== card?.printing)
    .slice(0, limits.deckListSuggestions)
}

function sentencesOf({ said, match, card }: FoundLine, filed: Filed, isUnsuggested: boolean) {
  const { trouble, notes } = match
  const isKnown = filed.state === 'left_out' || card !== undefined
  return [
    ...(trouble && !isKnown ? [troubleSentence(trouble.reason, shortened(trouble.said))] : []),
    ...(said.quantity === undefined ? [troubleSentence('bad_quantity', said.saidQuantity)] : []),
    ...notes.map(({ note, said }) => noteSentence(note, shortened(said))),
    ...[...said.says, ...filed.says].map(sentenceOf),
    ...(isUnsuggested && !isKnown ? [deckLineSentence('no_suggestions')] : []),
  ]
}

/** What is to be checked says why. */
function withReason(state: DeckLineState, says: string[]): string[] {
  return state === 'check' && says.length === 0 ? [deckLineSentence('unsure')] : says
}

function sentenceOf([sentence, said = '']: Saying): string {
  return deckLineSentence(sentence, shortened(said))
}

/** Never half of a character. */
function shortened(text: string): string {
  if (text.length <= limits.deckListLineMax) return text
  return text.slice(0, limits.deckListLineMax).replace(/[\uD800-\uDBFF]$/, '')
}
