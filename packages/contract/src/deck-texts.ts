import * as z from 'zod/mini'
import { deckState, seenVersion } from './decks.ts'
import { endpoint, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { severalLines } from './text-checks.ts'

/**
 * What a player writes on a deck beside its description: notes, which only they see, and a primer in
 * Markdown, which is shown with the shared deck. They are long, so that no other call carries them.
 */
export const deckTextNames = ['notes', 'primer'] as const
export const deckTextName = z.enum(deckTextNames)
export type DeckTextName = z.infer<typeof deckTextName>

export const deckTexts = z.object({ notes: z.nullable(z.string()), primer: z.nullable(z.string()) })
export type DeckTexts = z.infer<typeof deckTexts>

export const noTexts: DeckTexts = { notes: null, primer: null }

/** How a text is stored: with line feeds alone, and not at all when it is blank. */
export function storedText(text: string | null): string | null {
  if (!text?.trim()) return null
  return text.replace(/\r\n?/g, '\n')
}

/** A part of a text that a change replaced; places and lengths count UTF-16 code units. */
export const textEdit = z.object({ at: z.number(), removed: z.string(), added: z.string() })
export type TextEdit = z.infer<typeof textEdit>

/** What a change did to each text of a deck; one that it left as it was is not listed. */
export const textEdits = z.partial(z.object({ notes: textEdit, primer: textEdit }))
export type TextEdits = z.infer<typeof textEdits>

/** How a change of a text is listed: characters that came and went. */
export const changedDeckText = z.object({
  text: deckTextName,
  addedLength: z.number(),
  removedLength: z.number(),
})
export type ChangedDeckText = z.infer<typeof changedDeckText>

function longText(what: string, most: number) {
  const tooLong = `${what} can have up to ${most.toLocaleString('en-US')} characters`
  return z
    .string({ error: `${what} must be a text` })
    .check(z.maxLength(most, { error: tooLong }), severalLines(what))
}

const ofDeck = z.object({ id: z.string() })

export const getDeckTexts = endpoint({
  method: 'GET',
  path: '/api/decks/:id/texts',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.extend(deckTexts, { version: z.number() }),
})

/** Omitted texts stay as they are; null and blank ones are removed. */
export const setDeckTexts = endpoint({
  method: 'PATCH',
  path: '/api/decks/:id/texts',
  access: 'member',
  params: ofDeck,
  input: z.object({
    notes: z.optional(z.nullable(longText('Notes', limits.deckNotes))),
    primer: z.optional(z.nullable(longText('A primer', limits.deckPrimer))),
    ...seenVersion,
  }),
  output: deckState,
})

/** What stands in the brackets of a card's name in a primer: `Sol Ring`, or `Sol Ring|c21` with a set. */
const cardMention = z.string().check(z.maxLength(limits.cardMention))

/** A card that a primer names; the printing is the usual one, or one of the set that is named. */
export const mentionedCard = z.object({
  mention: z.string(),
  scryfallId: z.string(),
  cardName: z.string(),
  setCode: z.string(),
  collectorNumber: z.string(),
})
export type MentionedCard = z.infer<typeof mentionedCard>

const tooManyMentions = `A primer can link up to ${limits.cardMentions} different cards`

/** Names that no card has are left out. */
export const findMentionedCards = endpoint({
  method: 'POST',
  path: '/api/decks/mentioned-cards',
  access: 'member',
  isRead: true,
  params: z.object({}),
  input: z.object({
    mentions: z
      .array(cardMention)
      .check(z.maxLength(limits.cardMentions, { error: tooManyMentions })),
  }),
  output: z.object({ cards: z.array(mentionedCard) }),
})

/**
 * What stands in the [[brackets]] of a text, each once, in the order of the text: as many as are
 * linked. What is in code counts too, which does no harm.
 */
export function cardMentionsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [, mention = ''] of text.matchAll(mentions)) {
    found.add(mention)
    if (found.size === limits.cardMentions) break
  }
  return [...found]
}

/** A mention in its brackets, as the source of a regular expression. */
export const mentionPattern = `\\[\\[([^\\[\\]\\n]{1,${limits.cardMention}})\\]\\]`
const mentions = new RegExp(mentionPattern, 'g')

/** The parts of a mention: the name of the card, and the code of a set. */
export function partsOfMention(mention: string): { name: string; setCode: string | undefined } {
  const bar = mention.lastIndexOf('|')
  if (bar < 0) return { name: mention.trim(), setCode: undefined }
  return {
    name: mention.slice(0, bar).trim(),
    setCode:
      mention
        .slice(bar + 1)
        .trim()
        .toLowerCase() || undefined,
  }
}
