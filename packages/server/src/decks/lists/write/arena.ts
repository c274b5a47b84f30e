import { type Naming, nameFor } from './card-names.ts'
import { part, parts, type WriteLine } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

/** MTG Arena knows no signature spells, and has the companion in the sideboard once more. */
export function writeArena(deck: WrittenDeck): string {
  return parts(
    `About\nName ${deck.name}\n`,
    part('Commander', deck.commander, line),
    part('Companion', deck.companion, line),
    part('Deck', [...deck.signature_spell, ...deck.main], line),
    part('Sideboard', withCompanion(deck), line),
  )
}

/** A printing has one line of the sideboard: Arena knows no finishes. */
function withCompanion({ companion, side }: WrittenDeck): WrittenCopies[] {
  const lines = new Map<string, WrittenCopies>()
  for (const copies of [...companion, ...side]) {
    const quantity = copies.quantity + (lines.get(copies.scryfallId)?.quantity ?? 0)
    lines.set(copies.scryfallId, { ...copies, quantity })
  }
  return [...lines.values()]
}

const naming: Naming = { between: ' /// ', whole: ['split', 'aftermath'] }

const line: WriteLine = (copies) => {
  const named = `${copies.quantity} ${nameFor(naming, copies)}`
  if (!copies.printed) return named
  const { setCode, collectorNumber } = copies.printed
  const code = arenaCodes[setCode] ?? setCode
  return `${named} (${code.toUpperCase()}) ${collectorNumber.replace(/^0+(?=\d)/, '')}`
}

/** Sets that have another code in MTG Arena, but for codes that are those of other sets elsewhere. */
const arenaCodes: Readonly<Record<string, string>> = {
  dom: 'dar',
  med: 'ms4',
  mp2: 'ms3',
  mps: 'ms2',
  hop: 'pc1',
  ody: 'od',
  apc: 'ap',
  '7ed': '7e',
  pls: 'ps',
  inv: 'in',
  pcy: 'pr',
  nem: 'ne',
  mmq: 'mm',
  uds: 'ud',
  ulg: 'ul',
  usg: 'uz',
  exo: 'ex',
  sth: 'st',
  tmp: 'te',
  wth: 'wl',
  vis: 'vi',
  mir: 'mi',
}
