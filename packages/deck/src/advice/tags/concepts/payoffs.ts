import type { Concept } from './concept.ts'

/** What tells only beside other cards whether a card is good in a deck. */
export const payoffs = {
  opponents_graveyard: {
    text: [/\b(?:opponent's|opponents'|player's|their|all) graveyards?\b/],
    besides: [/\bexiles? [^.\n]*?\bgraveyards?\b/],
  },
  fodder: {
    text: [
      /\b(?:return|cast) (?:~|this card) from your graveyard\b|\bsacrifice (?:~|this creature):/,
    ],
    notType: /\b(?:artifact|enchantment|land)\b/,
  },
  tap_abilities: {
    text: [/(?:^|, )\{t\}(?:, [^:\n]*)?: (?!add\b)/],
    notType: /\b(?:artifact|land)\b/,
  },
} satisfies Record<string, Concept>
