import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from './full-catalogue.ts'
import { matcherOf } from '@manafolio/server/src/cards/lists/match/matcher.ts'
import { suggestionsFor } from '@manafolio/server/src/cards/lists/match/suggestions.ts'
import { presentCards } from '@manafolio/server/src/cards/present.ts'
const catalogue = await importCatalogue(process.env.ZZ_DIR ?? await mkdtemp(join(tmpdir(), 'zz-')))
const match = matcherOf(catalogue)
const show = (p: number | undefined) => { if (p === undefined) return '?'; const [c] = presentCards(catalogue, [p]); return `${c?.name} ${c?.setCode} ${c?.collectorNumber}` }
for (const raw of [
  { name: 'Bloomvine Regent' }, { name: 'Bloomvine Regent', setCode: 'TDM' }, { name: 'Bloomvine Regent', setCode: 'TDM', collectorNumber: '136' },
  { name: 'Scavenger Regent // Scavenger Regent' , setCode: 'TDM'}, { name: 'Marang River Regent', setName: 'Tarkir: Dragonstorm' }, { name: 'Bloomvine Regent // Claim Territory' }, { name: 'Scavenger Regent', setCode: 'PTDM' }, { name: 'Bloomvine Regent', finish: 'foil' as const },
  { name: 'Lightning Bolt', setCode: 'PRES' }, { name: 'Lightnign Bolt', setCode: '2XM', collectorNumber: '129' }, { name: 'Swords to Plowshares', setCode: 'PG07', collectorNumber: '5' }, { name: 'Boomerang', setCode: 'PG07', collectorNumber: '4' }, { name: 'Wood Elves', setCode: 'PG07' }, { name: 'Wood Elves', setCode: 'PRM' }, { name: 'Serra Angel', setCode: 'PRM', collectorNumber: '36118' },
  { name: 'Path to Exile', setCode: 'PRES' }, { name: 'Oran-Rief, the Vastwood', setCode: 'PRES' }, { name: 'Sol Ring', finish: 'etched' as const }, { name: 'Sol Ring', collectorNumber: '1494', setCode: 'XYZ' }, {name: 'Goblin Guide', tcgplayerId: 1234, }, { name: 'Giant Growth', setCode: 'PRES' }, { name: 'Cryptic Command', setCode: 'PRM' , finish: 'foil' as const},
]) {
  const m = await match(raw)
  const s = await suggestionsFor(catalogue, raw, 6)
  console.log(JSON.stringify(raw), '→', show(m.printing), m.certainty, m.isUnsure ? 'unsure' : 'sure', m.problem?.reason ?? '', m.notes.map((n) => n.note).join(','), '|', s.map(show).map((t) => t.split(' ').slice(-2).join(' ')).join('; '))
}
