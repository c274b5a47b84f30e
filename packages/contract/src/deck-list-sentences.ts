import { formatFacts } from './deck-formats.ts'
import { limits } from './limits.ts'

/** Messages about how a line of a deck list was read; quoted text is from the list. */
export const deckLineSentences = {
  heading: () => 'This is a heading.',
  group: (raw) => `No card is called “${raw}”: it was taken for the heading of a group of cards.`,
  category_group: (raw) => `The cards below it are in the category “${raw}”.`,
  header: () => 'This is the header of the columns.',
  header_unsupported: (raw) =>
    `This is the header of the columns. A deck has no place for these: ${raw}.`,
  name: () => 'This is the name of the deck.',
  format: () => 'This is the format of the deck.',
  brawl_of_100: () =>
    `This is the format of the deck: with ${formatFacts.historicbrawl.cards} cards it is ${formatFacts.historicbrawl.name}, for ${formatFacts.brawl.name} has ${formatFacts.brawl.cards} here.`,
  brawl_has_60: () =>
    `${formatFacts.brawl.name} has ${formatFacts.brawl.cards} cards here: a list of ${formatFacts.historicbrawl.cards} is of ${formatFacts.historicbrawl.name}.`,
  remark: () => 'This is a comment, not a card.',
  too_long: () => 'This line is too long to be one of a deck list.',
  unsupported: (raw) => `A deck has no place for “${raw}”, so it is left out.`,
  global_tag: (raw) => `“${raw}” is a tag of all decks there: here it is a category of this deck.`,
  categories_cut: (raw) =>
    `A card has up to ${limits.deckCategories} categories of ${limits.deckCategory} characters: “${raw}” is shortened or left out.`,
  note_cut: () => `A note has up to ${limits.deckCardNote} characters: the rest is left out.`,
  uncounted: () => 'It has no number of copies: one is assumed.',
  below_blank: () => 'It is below a blank line, as sideboards do.',
  above_blank: () => 'It is above a blank line, as commanders do.',
  led_from_side: () => 'The list has it in the sideboard, where Magic Online puts commanders.',
  companion_from_side: () =>
    'The list has it beside the commander, with which it can not lead: it is the companion.',
  first_line: () => 'It is the first card of a whole deck, where players list the commander.',
  maybeboard: () => 'It is only considered for the deck.',
  token: () => 'Tokens and the like are not part of a deck.',
  proxy: () => 'It is a proxy, not a card.',
  no_commander_format: (raw) => `${raw} decks have no commander: it goes to the main deck.`,
  no_spell_format: (raw) => `${raw} decks have no signature spell: it goes to the main deck.`,
  may_not_lead: () =>
    'It can not be the commander of a deck of this format: it goes to the main deck.',
  banned_commander: (raw) => `It is banned as commander in ${raw}.`,
  many_commanders: () => 'A deck has up to two commanders: it goes to the main deck.',
  many_companions: () => 'A deck has one companion: it goes to the sideboard.',
  many_spells: () => 'A deck has a signature spell for each oathbreaker: it goes to the main deck.',
  companion_again: () => 'This is the companion, which is already listed above: it counts once.',
  companion_once: () =>
    'One of these is the companion, which is already listed above: it counts once.',
  unreleased: (raw) => `It is not released yet: it comes out on ${raw}.`,
  unsure: () => 'Other printings may be meant: this is the usual one.',
  no_suggestions: () =>
    `Cards are suggested for the first ${limits.deckListLookups} such lines only.`,
} as const satisfies Record<string, (raw: string) => string>

export type DeckLineSentence = keyof typeof deckLineSentences

export function deckLineSentence(sentence: DeckLineSentence, raw = ''): string {
  return deckLineSentences[sentence](raw)
}
