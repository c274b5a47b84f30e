import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { onOneEngine } from '../../test/engines.ts'
import { rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  test('what is omitted of a finish is the usual one, and so is “normal” where there is none', async () => {
    const list = `Quantity,Name,Set code,Collector number,Foil
1,"Krenko, Mob Boss",pfdn,204s,
1,"Krenko, Mob Boss",cmm,543,normal
1,Lightning Bolt,lea,161,foil`
    const { id } = await upload(member, list)
    const rows = await rowsOf(member, id)
    expect(rows.map(rowInWords)).toEqual([
      '1 ready: 1 Krenko, Mob Boss (pfdn) 204s foil NM en',
      '2 doubtful usual_finish: 1 Krenko, Mob Boss (cmm) 543 etched NM en',
      '3 fix finish_not_printed: 1 Lightning Bolt (lea) 161 foil NM en',
    ])
    expect(rows.map(({ sentences }) => sentences)).toEqual([
      [],
      ['This printing does not come in nonfoil: its usual finish is used.'],
      ['This printing does not come in foil.'],
    ])
  })

  test('foil is etched where a printing comes in nothing else: many tools have no other word', async () => {
    const list = `Quantity,Name,Set code,Collector number,Foil
1,"Krenko, Mob Boss",cmm,543,foil
1,"Krenko, Mob Boss",pfdn,204s,etched
1,Swords to Plowshares,sta,10,foil`
    const { id } = await upload(member, list)
    const rows = await rowsOf(member, id)
    expect(rows.map(rowInWords)).toEqual([
      '1 ready: 1 Krenko, Mob Boss (cmm) 543 etched NM en',
      '2 fix finish_not_printed: 1 Krenko, Mob Boss (pfdn) 204s etched NM en',
      '3 ready: 1 Swords to Plowshares (sta) 10 foil NM en',
    ])
    expect(rows[0]?.sentences).toEqual([
      'This printing does not come in foil: its usual finish is used.',
    ])
  })

  test('an id that stands for one finish alone says more than a word that may mean several', async () => {
    const list = `Quantity,Simple Name,Product ID,Printing
1,Brainstorm,235388,Foil
1,Brainstorm,235388,Normal
1,Brainstorm,235389,Foil
1,Brainstorm,235389,Normal`
    const { id } = await upload(member, list)
    const magicOnline = `Quantity,Name,MTGO ID,Foil
1,Goblin Guide,34375,
1,Goblin Guide,34374,
1,Goblin Guide,34374,foil`
    const { id: onlineId } = await upload(member, magicOnline)
    const rows = [...(await rowsOf(member, id)), ...(await rowsOf(member, onlineId))]
    expect(rows.map(({ card, finish }) => `${card?.setCode} ${finish}`)).toEqual([
      ...['sta etched', 'sta etched', 'sta foil', 'sta nonfoil'],
      ...['zen foil', 'zen nonfoil', 'zen foil'],
    ])
  })
})
