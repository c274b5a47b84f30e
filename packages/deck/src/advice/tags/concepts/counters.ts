import type { Concept } from './concept.ts'

/** Counters on permanents and players. */
export const counters = {
  counters: {
    theme: '+1/+1 counters',
    text: [
      /\+1\/\+1 counters?\b|\bproliferates?\b/,
      /\b(?:adapt|bolster|support|outlast|modular|graft|renown|fabricate|reinforce|monstrosity) (?:\d|x|\{)/,
      /^(?:[\w ]+, )*(?:evolve|mentor|training|riot|undying|unleash)\b/,
    ],
  },
  counters_matter: {
    theme: 'Counters on your permanents',
    text: [
      /\bwith (?:a|one or more|\w+ or more) (?:\+1\/\+1 )?counters? on (?:it|them)\b/,
      /\bif (?:one or more|a|an effect would put)[^.\n]*counters? would be put|\bwould put one or more\b/,
      /\bwhenever (?:you put )?(?:one or more|a) (?:\+1\/\+1 )?counters? (?:is|are|on)\b/,
      /\b(?:double|move) (?:the number of|any number of|all|a|one|each kind)[^.\n]*counters?\b/,
      /\bfor each (?:\+1\/\+1 )?counter on\b|\bremove (?:a|x|any number of|one or more)(?: \+1\/\+1)? counters? from (?:a|among|other|another|creatures|permanents)/,
      /\b(?:each|another|other) kind of counter\b/,
    ],
  },
  minus_counters: {
    theme: '-1/-1 counters',
    text: [/-1\/-1 counters?\b|^(?:[\w ]+, )*(?:persist|wither)\b/],
  },
  proliferate: { theme: 'Proliferate', text: [/\bproliferates?\b/] },
  energy: { theme: 'Energy', text: [/\{e\}|\benergy\b/] },
  experience: { theme: 'Experience counters', text: [/\bexperience counters?\b/] },
  poison: {
    theme: 'Poison',
    text: [
      /\bpoison(?:ed)?\b|\bcorrupted\b|^(?:[\w ]+, )*(?:infect|toxic \d)|\btoxic\b|\binfect\b/,
    ],
  },
  charge: {
    text: [
      /\b(?:charge|oil|time|lore|loyalty|verse|page|study|quest|level|stun|shield|ki) counters?\b/,
    ],
  },
  suspend: {
    theme: 'Time counters',
    text: [/\btime counters?\b|^suspend\b|\bvanishing\b|\bsuspended\b/],
  },
  rad: { theme: 'Rad counters', text: [/\brad counters?\b/] },
} satisfies Record<string, Concept>
