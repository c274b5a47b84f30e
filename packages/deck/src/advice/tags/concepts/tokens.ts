import { othersCreate } from '../others.ts'
import type { Concept } from './concept.ts'

/** Tokens that are resources and do not fight. */
const resource =
  '(?:treasure|clue|food|blood|map|gold|powerstone|lander|junk|shard|mutagen|(?:\\w+ )?role)'

export const tokens = {
  tokens: {
    theme: 'Tokens',
    text: [
      /\bcreates? [^.\n]*?\btokens?\b|\btokens? (?:creature )?(?:you control|would be created)\b/,
      /\bcreature tokens\b|\b(?:populate|amass|living weapon|afterlife|for mirrodin!|incubate|fabricate)\b/,
    ],
    besides: [new RegExp(othersCreate), new RegExp(`\\b${resource} tokens?\\b`)],
  },
  many_tokens: {
    text: [
      /\bcreates? (?:two|three|four|five|six|seven|eight|nine|ten|x|that many|a number of) [^.\n]*?creature tokens\b/,
      /\bfor each [^.\n]*, create a [^.\n]*creature token|\bcreate [^.\n]*? tokens? for each\b/,
    ],
  },
  tokens_matter: {
    theme: 'Token payoffs',
    text: [
      /\btokens? you control\b|\btokens? would be created\b|\bcreate one or more tokens\b/,
      /\bwould create one or more\b|\bpopulate\b|\bwhenever (?:a|one or more|another)(?: \w+)? tokens?\b|\bcreature tokens (?:get|have|gain)\b/,
    ],
  },
  copy_tokens: {
    theme: 'Copies of permanents',
    text: [
      /\btokens? that(?:'s| is|'re| are) (?:a |an )?cop(?:y|ies)\b|\bmyriad\b|\bembalm\b|\beternalize\b|\bencore\b/,
    ],
  },
  treasure: { theme: 'Treasures', text: [/\btreasures?\b/] },
  food: { theme: 'Food', text: [/\bfoods?\b/], type: /\bfood\b/ },
  clues: { theme: 'Clues', text: [/\bclues?\b|\binvestigates?\b/], type: /\bclue\b/ },
  blood: { theme: 'Blood tokens', text: [/\bblood tokens?\b/] },
  roles: { theme: 'Roles', text: [/\brole tokens?\b|\broles?\b/] },
  go_wide: {
    theme: 'Going wide',
    text: [
      /\b(?:other )?creatures you control (?:get|gain|have) [^.\n]*?(?:\+\d|\+x|double strike|trample|flying|haste|vigilance|deathtouch|lifelink|indestructible)/,
      /\bfor each (?:other )?creature you control\b|\bnumber of (?:other )?creatures you control\b/,
      /\beach (?:other )?creature you control\b|\bfor each attacking creature\b|\bbattalion\b|^convoke\b|\bconvoke\b/,
    ],
  },
} satisfies Record<string, Concept>
