import { expect, test } from 'vitest'
import { inWords, reportOf } from '../../test/deck-lists.ts'

test('a list of an unknown tool has no format, and its lines are read all the same', async () => {
  const report = await reportOf('Main\n4 x Opt (INV)\n\nSideboard:\n2 x Shock (STA)\n')
  expect(report).toMatchObject({ format: null, name: null })
  expect(report.lines.map(inWords)).toEqual([
    ...['1 words', '2 ready: 4 Opt (inv) 64', '4 words', '5 ready: 2 Shock (sta) 44, side'],
  ])
})

test('a table is a list of main cards', async () => {
  const report = await reportOf(
    'Count,Name,Edition,Collector Number\n4,Goblin Guide,zen,126\n1,"Krenko, Mob Boss",jmp,339\n,,,\n2,Opp,,\n',
  )
  expect(report.lines.map(inWords)).toEqual([
    '1 words',
    '2 ready: 4 Goblin Guide (zen) 126',
    '3 ready: 1 Krenko, Mob Boss (jmp) 339',
    '5 fix: 2 ?',
  ])
})

test('a column of a table may tell the part of the deck', async () => {
  const report = await reportOf(
    'Quantity,Name,Categories\n1,"Krenko, Mob Boss","Commander,Goblin"\n4,Goblin Guide,Aggro\n2,Shock,Sideboard\n1,Opt,Maybeboard\n',
    'commander',
  )
  expect(report.lines.map((line) => [line.state, line.slotType, line.isCommander])).toEqual([
    ['words', null, false],
    ['ready', 'main', true],
    ['ready', 'main', false],
    ['ready', 'side', false],
    ['ready', 'considering', false],
  ])
  const yes = await reportOf('Count,Name,Sideboarded\n4,Goblin Guide,No\n2,Shock,Yes\n')
  expect(yes.lines.map(({ slotType }) => slotType)).toEqual([null, 'main', 'side'])
})
