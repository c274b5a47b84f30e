import { test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds } from '../test/query-tables.ts'

testFinds(
  ['devotion:www', 'Boros Reckoner', 'Savannah Lions'],
  ['devotion:{r}{r}{r}', 'Boros Reckoner', 'Bonecrusher Giant // Stomp'],
  ['devotion:{u/b}{u/b}', 'Nightveil Specter', 'Phyrexian Metamorph'],
  ['devotion:{u/b}{u/b}', 'Reaper King', 'Prossh, Skyraider of Kher'],
  ['devotion:{b/u}', 'Prossh, Skyraider of Kher', 'Boros Reckoner'],
  ['devotion:w', 'Reaper King', 'Nightveil Specter'],
  ['devotion:u', 'Phyrexian Metamorph', 'Kozilek, the Great Distortion'],
  ['devotion=gggg', 'Leyline of the Guildpact', 'Tamiyo, Compleated Sage'],
  ['devotion=gg', 'Tamiyo, Compleated Sage', 'Leyline of the Guildpact'],
  ['devotion={g/u}{g/u}{g/u}', 'Tamiyo, Compleated Sage', 'Leyline of the Guildpact'],
  ['devotion>w', 'Archangel Avacyn // Avacyn, the Purifier', 'Savannah Lions'],
  ['devotion<ww', 'Savannah Lions', 'Archangel Avacyn // Avacyn, the Purifier'],
  ['devotion<=rr', 'Forest', 'Boros Reckoner'],
  ['devotion!=ww', 'Savannah Lions', 'Archangel Avacyn // Avacyn, the Purifier'],
)

test('a hybrid symbol counts once for both of its colors', () => {
  expectQuery('devotion={u/b}{u/b}{u/b}').toFind('Nightveil Specter')
})

test.each(['devotion:r', 'devotion<=rr', 'devotion!=rrr'])('%s finds permanents only', (query) => {
  expectQuery(query).toFind('Bonecrusher Giant // Stomp')
  expectQuery(query).not.toFind('Lightning Bolt')
})

test('only the front face counts', () => {
  expectQuery('devotion=r').toFind('Bonecrusher Giant // Stomp')
  expectQuery('devotion:b').toFind('Prossh, Skyraider of Kher')
  expectQuery('devotion:b').not.toFind('Midgar, City of Mako // Reactor Raid')
})

test.each(['3', '2ww', 'wu', '{r}{r/g}', '{c}', 'x', '{2/w}', '{w/p}', '{s}'])(
  'there is no devotion to “%s”',
  (value) => {
    expectQuery(`devotion=${value}`).warns(
      `“devotion=${value}” was ignored: “${value}” is not one color or hybrid symbol, repeated as in “rr” or “{u/b}{u/b}”.`,
    )
  },
)

test('invalid mana costs are reported', () => {
  expectQuery('devotion:blue').warns('“devotion:blue” was ignored: “blue” is not a mana cost.')
})

test.each([
  ['devotion:rrr', 'the devotion to {R} is at least 3', 'the devotion to {R} is not at least 3'],
  ['devotion={b/u}', 'the devotion to {U/B} is 1', 'the devotion to {U/B} is not 1'],
  ['devotion!=gg', 'the devotion to {G} is not 2', 'the devotion to {G} is 2'],
])('%s means that %s', (query, yes, no) => {
  expectQuery(query).means(yes)
  expectQuery(`-${query}`).means(no)
})
