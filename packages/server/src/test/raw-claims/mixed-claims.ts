import type { Claim } from './claim.ts'

/** Claims about patterns, and about terms in each other's company. */
export const mixedClaims: readonly Claim[] = [
  // Patterns
  { query: 'o:/^{t}: add/', holds: ({ oracle }) => /^\{t\}: add/m.test(oracle) },
  {
    query: 'o:/draws? (two|three) cards/',
    holds: ({ oracle }) => /draws? (two|three) cards/.test(oracle),
  },
  { query: 'o:/^flying$/', holds: ({ oracle }) => /^flying$/m.test(oracle) },
  {
    query: 'o:/\\d+ damage to (any|each) /',
    holds: ({ oracle }) => /\d+ damage to (any|each) /.test(oracle),
  },
  {
    query: 'o:/whenever .* dies, .* draw/',
    holds: ({ oracle }) => /whenever .* dies, .* draw/.test(oracle),
  },
  { query: 'fo:/\\(.*reach.*\\)/', holds: ({ full }) => /\(.*reach.*\)/.test(full) },
  { query: 't:/^legendary .*dragon/', holds: ({ type }) => /^legendary .*dragon/m.test(type) },
  { query: 't:/goblin|orc/', holds: ({ type }) => /goblin|orc/.test(type) },
  { query: 'name:/^the [^ ]+$/', holds: ({ title }) => /^the [^ ]+$/.test(title) },
  { query: 'ft:/dragons? of/', holds: ({ flavor }) => /dragons? of/.test(flavor) },
  {
    query: '-o:/[aeiou]/ t:creature',
    holds: ({ oracle, type }) => !/[aeiou]/.test(oracle) && type.includes('creature'),
  },
  // Reminder text within reminder text
  { query: '-o:")"', holds: ({ oracle }) => !oracle.includes(')') },
  // or, not and brackets
  { query: 't:elf or t:goblin', holds: ({ type }) => /elf|goblin/.test(type) },
  {
    query: '(t:elf or t:druid) -c:g',
    holds: ({ type, colorings }) => /elf|druid/.test(type) && !/G/.test(colorings.join()),
  },
  {
    query: 't:goblin c:r or t:elf c:g',
    holds: ({ type, colorings }) =>
      (type.includes('goblin') && /R/.test(colorings.join())) ||
      (type.includes('elf') && /G/.test(colorings.join())),
  },
  {
    query: '-(t:creature or t:land) mv=0',
    holds: ({ type, mv }) => !/creature|land/.test(type) && mv === 0,
  },
  {
    query: 't:goblin or usd>500',
    holds: ({ type, usd }) => type.includes('goblin') || usd > 500,
  },
  {
    query: '-(usd<1 r:common)',
    holds: ({ usd, printing }) => !(usd < 1 && printing.rarity === 'common'),
  },
  { query: '-usd>1', holds: ({ usd }) => !(usd > 1) },
  {
    query: '(t:a or o:e or cn>1)',
    holds: ({ type, oracle, number }) => type.includes('a') || oracle.includes('e') || number > 1,
  },
  {
    query: 'c:u (t:instant or t:sorcery) mv<4 usd<1',
    holds: ({ colorings, type, mv, usd }) =>
      /U/.test(colorings.join()) && /instant|sorcery/.test(type) && mv < 4 && usd < 1,
  },
  {
    query: 'bolt t:instant (c:r or c:u) year>=2010',
    holds: ({ names, type, colorings, printing }) =>
      names.some((name) => name.includes('bolt')) &&
      type.includes('instant') &&
      /[RU]/.test(colorings.join()) &&
      printing.released_at >= '2010',
  },
  {
    query: 't:land o:"enters tapped" id<=gw usd<5 -is:reprint',
    holds: ({ type, oracle, identity, usd, printing }) =>
      type.includes('land') &&
      oracle.includes('enters tapped') &&
      !/[UBR]/.test(identity) &&
      usd < 5 &&
      !printing.reprint,
  },
  // Extras
  {
    query: 'include:extras t:token',
    withExtras: true,
    holds: ({ type }) => type.includes('token'),
  },
  {
    query: 'include:extras st:memorabilia',
    withExtras: true,
    holds: ({ printing }) => printing.set_type === 'memorabilia',
  },
  {
    query: 'bolt include:extras',
    withExtras: true,
    holds: ({ names }) => names.some((name) => name.includes('bolt')),
  },
]
