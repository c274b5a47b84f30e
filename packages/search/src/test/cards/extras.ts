import { cardObject } from '../card-objects.ts'

/** What most searches leave out, in sets and of kinds that have nothing else. */
export const extras = [
  cardObject({
    name: '17-Year Cicadas',
    set: 'unk',
    set_name: 'Unknown Event',
    set_type: 'funny',
    type_line: 'Creature — Insect',
  }),
  cardObject({
    name: 'Academy at Tolaria West',
    layout: 'planar',
    set: 'ohop',
    set_name: 'Planechase Planes',
    set_type: 'planechase',
    type_line: 'Plane — Dominaria',
  }),
  cardObject({
    name: 'Ajani Steadfast Emblem',
    layout: 'emblem',
    set: 'tm15',
    set_name: 'Magic 2015 Tokens',
    set_type: 'token',
    type_line: 'Emblem — Ajani',
  }),
  cardObject({
    name: 'Ashnod',
    layout: 'vanguard',
    set: 'pvan',
    set_name: 'Vanguard Series',
    set_type: 'vanguard',
    type_line: 'Vanguard',
  }),
  cardObject({
    name: 'Chaos Is My Plaything',
    set: 'dsc',
    set_name: 'Duskmourn: House of Horror Commander',
    set_type: 'commander',
    type_line: 'Scheme',
  }),
  cardObject({
    name: 'Lost Mine of Phandelver',
    set: 'tafr',
    set_name: 'Forgotten Realms Tokens',
    set_type: 'token',
    type_line: 'Dungeon',
  }),
  cardObject({
    name: 'Winter Orb',
    set: 'ptc',
    set_name: 'Pro Tour Collector Set',
    set_type: 'memorabilia',
    border_color: 'gold',
    type_line: 'Artifact',
  }),
]
