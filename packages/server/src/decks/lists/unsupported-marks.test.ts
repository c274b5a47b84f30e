import { expect, test } from 'vitest'
import { reportOf } from '../../test/deck-lists.ts'

/** What is said of the line that begins so. */
async function saidOf(list: string, text: string): Promise<string[]> {
  const { lines } = await reportOf(list)
  const line = lines.find((one) => one.text.startsWith(text))
  if (!line) throw new Error(`There is no line “${text}”.`)
  return line.messages
}

const noPlaceFor = (sign: string) => `A deck has no place for “${sign}”, so it is left out.`

test.each([
  ['1x Goblin Guide (zen) 126 [Aggro{noPrice}] ^Have,#37d67a^', ['^Have,#37d67a^', '{noPrice}']],
  ['1x Goblin Guide (zen) 126 [Maybeboard{noDeck}{noPrice},Aggro]', []],
  ['1 Goblin Guide (ZEN) 126 *F* *A* #Aggro', ['*A*']],
  ['1 Goblin Guide <borderless> [ZEN]', ['<borderless>']],
  ['1 Goblin Guide (ZEN) 126 $1.50', ['$1.50']],
  ['1 Goblin Guide (ZEN) 126 *F* #Aggro', []],
])('%s', async (line, unsupported) => {
  expect(await saidOf(line, '1')).toEqual(unsupported.map(noPlaceFor))
})

test('tags of all decks become categories of this one, which is said', async () => {
  const list = '1 Goblin Guide (ZEN) 126 #Aggro #!One drops'
  const { lines } = await reportOf(list)
  expect(lines[0]).toMatchObject({
    state: 'ready',
    categories: ['Aggro', 'One drops'],
    messages: [expect.stringContaining('“#!One drops” is a tag of all decks there')],
  })
})

test('more or longer categories than a card can have are named', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Tag${'abcdefghijkl'[at]}`)
  const many = await saidOf(`1x Goblin Guide (zen) 126 [${names.join(',')}]`, '1x')
  expect(many).toHaveLength(2)
  expect(many[1]).toContain('“Tagl” is shortened or left out')
  const long = 'x'.repeat(41)
  expect(await saidOf(`1x Goblin Guide (zen) 126 [${long}]`, '1x')).toEqual([
    expect.stringContaining(`“${long}” is shortened or left out`),
  ])
})

test('of a table, the columns without a place and what rows say of copies are named', async () => {
  const table = `Count,Name,Edition,Condition,Language,Foil,Collector Number,Alter,Purchase Price
1,Sol Ring,cmm,Played,German,,703,True,1.20
4,Goblin Guide,zen,Near Mint,English,foil,126,False,
`
  expect(await saidOf(table, 'Count')).toEqual([
    'This is the header of the columns. A deck has no place for these: Purchase Price.',
  ])
  const said = ['Moderately Played', 'German', 'Alter'].map(noPlaceFor)
  expect(await saidOf(table, '1,Sol Ring')).toEqual(said)
  expect(await saidOf(table, '4,Goblin')).toEqual([])
})

test('remarks become notes, and headings of groups become categories', async () => {
  const deckstats =
    '//Main\n1 [ZEN#126] Goblin Guide # cut first\n\n//Ramp (1)\n1 [CMM#703] Sol Ring\n'
  const { lines } = await reportOf(deckstats)
  expect(lines.map(({ note, categories }) => [note, categories])).toEqual([
    [null, []],
    ['cut first', []],
    [null, []],
    [null, ['Ramp']],
  ])
  const misspelt = await reportOf('4 Goblin Guide\nSol Rng\n4 Shock\n4 Opt\n')
  expect(misspelt.lines.map(({ categories }) => categories)).toEqual([[], [], [], []])
})
