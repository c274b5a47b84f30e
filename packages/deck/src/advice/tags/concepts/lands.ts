import { othersCreate } from '../others.ts'
import type { Concept } from './concept.ts'

/** Lands and mana. */
export const lands = {
  landfall: {
    theme: 'Landfall',
    text: [
      /\blandfall\b|\bwhenever (?:~ or )?(?:a|another|one or more) (?:\w+ )?lands? (?:you control )?enters?\b|\bwhenever you play a land\b|\bhad a land enter\b/,
    ],
    besides: [
      /\bwhenever (?:a|another|one or more) lands? enters? (?:the battlefield )?under (?:an opponent|another player)'s control\b/,
    ],
  },
  ramp: {
    theme: 'Ramp',
    notType: /\bland\b/,
    text: [
      /\badds? (?:\{|(?:one|two|three|four|x) mana\b|an (?:amount|additional)|that much|mana\b|any combination)/,
      /\bsearch your library for [^.\n]*?\b(?:lands?|plains|island|swamp|mountain|forest)\b[^\n]*?\bonto the battlefield\b/,
      /\badditional lands?\b|\blands? cards? from (?:your hand|among them|it) onto the battlefield\b|\btreasure tokens?\b/,
    ],
    besides: [new RegExp(othersCreate)],
  },
  lands_matter: {
    theme: 'Lands matter',
    text: [
      /\b(?:number of|for each|equal to the number of) (?:\w+ )?(?:lands?|forests?|swamps?|islands?|mountains?|plains|deserts?|gates?)\b|\bland cards? (?:in|from) (?:your|a|all) graveyards?\b|\blands? you control (?:are|become|have|gain|enters?)\b|\bplay lands\b|\bsacrifice (?:a|two|x|any number of) lands?\b|\btarget land you control\b|\bland creatures?\b|\breturn (?:a|target|up to \w+) land\b|\bretrace\b|\bplay (?:an|two|three|any number of|up to \w+) additional lands?\b/,
    ],
    besides: [
      /\bdefending player[^.\n]*|\bopponents? controls?[^.\n]*/,
      // Mana for each land, or of any color, is ramp.
      /\badds? [^.\n]*? for each [^.\n]*|\blands you control have "\{t\}: add [^\n]*/,
    ],
  },
  extra_lands: {
    theme: 'Extra lands',
    text: [
      /\badditional lands?\b|\bput (?:a|any number of|up to \w+|all) (?:basic )?land cards?[^.\n]* onto the battlefield\b/,
    ],
  },
  ramp_lands: {
    text: [
      /\bsearch your library for [^.\n]*?\b(?:lands?|plains|islands?|swamps?|mountains?|forests?)\b[^\n]*?\b(?:onto the battlefield|into your hand)\b/,
    ],
    notType: /\bland\b/,
  },
  animated_lands: {
    theme: 'Living lands',
    text: [
      /\blands?[^.\n]*? becomes? (?:a |an )?[^.\n]*?creatures?\b|\bawaken\b|\bearthbend\b|\blands you control are\b[^.\n]*creatures|\bland creatures?\b/,
    ],
  },
  mana_rock: {
    text: [/\{t\}[^:\n]*: add \{?|\bany number of target artifacts\b/],
    notType: /\b(?:creature|land|enchantment|instant|sorcery|planeswalker)\b/,
  },
  mana_creature: {
    text: [/\{t\}[^:\n]*: add (?:\{|one|two|x|an|three)/],
    notType:
      /\b(?:land|enchantment|instant|sorcery|planeswalker|equipment)\b|^(?:legendary )?artifact(?! creature)/,
  },
  fixing: {
    text: [/\bmana of any (?:color|type|one color)|\bany combination of colors\b/],
    notType: /\bland\b/,
  },
  basics: {
    text: [/\bbasic (?:lands?|plains|island|swamp|mountain|forest)\b/],
    notType: /\bland\b/,
  },
  gates: { theme: 'Gates', text: [/\bgates?\b/], type: /\bgate\b/ },
  deserts: { theme: 'Deserts', text: [/\bdeserts?\b/], type: /\bdesert\b/ },
  swamps: { text: [/\bswamps?\b/], notType: /\bland\b/ },
  islands: { text: [/\bislands?\b/], notType: /\bland\b/ },
  forests: { text: [/\bforests?\b/], notType: /\bland\b/ },
  mountains: { text: [/\bmountains?\b/], notType: /\bland\b/ },
  plains: { text: [/\bplains\b/], notType: /\bland\b/ },
  land_destruction: {
    theme: 'Land destruction',
    text: [
      /\bdestroy (?:all|target|each|that|up to \w+)(?: \w+)? lands?\b|\bsacrifices? (?:a|x|two|\w+) lands?\b/,
    ],
    notType: /\bland\b/,
  },
} satisfies Record<string, Concept>
