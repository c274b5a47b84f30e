/** What colors and sets of colors are called, each with its letters. */
const letters: Record<string, string> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  // guilds of Ravnica
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'GW',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'RW',
  simic: 'GU',
  // shards of Alara
  bant: 'GWU',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'RGW',
  // wedges of Tarkir
  abzan: 'WBG',
  jeskai: 'URW',
  sultai: 'BGU',
  mardu: 'RWB',
  temur: 'GUR',
  // colleges of Strixhaven
  silverquill: 'WB',
  prismari: 'UR',
  witherbloom: 'BG',
  lorehold: 'RW',
  quandrix: 'GU',
  // four colors, by the missing one
  chaos: 'UBRG',
  aggression: 'WBRG',
  altruism: 'WURG',
  growth: 'WUBG',
  artifice: 'WUBR',
}

/** A map, because plain objects also have keys such as “constructor”. */
const lettersOf = new Map(Object.entries(letters))

export const nameless = new Set(['c', 'colorless', 'colourless'])
export const several = new Set([
  'm',
  'multi',
  'multicolor',
  'multicolour',
  'multicolored',
  'multicoloured',
])
export const rainbow = new Set(['rainbow', 'five'])

/** The letters of a value such as “wu” or “azorius”, in any order; undefined if it is neither. */
export function colorLetters(value: string): string | undefined {
  const word = value.toLowerCase()
  return lettersOf.get(word) ?? (/^[wubrg]+$/.test(word) ? word.toUpperCase() : undefined)
}

/** The names of colors and of sets of colors. */
export const colorSetNames: readonly string[] = [...lettersOf.keys()]
