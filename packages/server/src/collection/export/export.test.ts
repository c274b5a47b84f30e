import {
  addToCollection,
  type ExportFormat,
  exportAccount,
  exportCollection,
  exportFormat,
  limits,
  updateVariants,
  type Variant,
} from '@manafolio/contract'
import { rowText } from '@manafolio/search'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { copies } from '../../test/copies.ts'
import { onOneEngine } from '../../test/engines.ts'
import { fillWithPrintings } from '../../test/full-collection.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { testApp, useTestApp } from '../../test/test-app.ts'
import { archidektLayout } from './archidekt-layout.ts'

const noon = '2026-08-15T12:00:00.000Z'
const jotunGrunt = '5526c510-bd33-4fac-8941-f19bd0997557'
const formats = exportFormat.options

function exportAs(client: Client, format: ExportFormat) {
  return client.send({ method: 'GET', url: `${exportCollection.path}?format=${format}` })
}

async function fileOf(client: Client, format: ExportFormat): Promise<string> {
  const { statusCode, body } = await exportAs(client, format)
  expect(statusCode).toBe(200)
  return body
}

/** Each of them ends as expected, including the last one. */
async function linesOf(client: Client, format: ExportFormat, end: string): Promise<string[]> {
  const lines = (await fileOf(client, format)).split(end)
  expect(lines.pop()).toBe('')
  return lines
}

async function own(client: Client, scryfallId: string, variants: Variant[]): Promise<void> {
  await client.call(addToCollection, { input: { scryfallId } })
  await client.call(updateVariants, { params: { scryfallId }, input: { variants } })
}

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  describe('of cards of many kinds', () => {
    beforeEach(async () => {
      await own(member, unknownPrinting, copies('2 foil LP ja'))
      await own(member, printing.krenkoEtched, copies('1 etched'))
      await own(member, printing.delverFromTheVault, copies('1 foil MP ko'))
      await own(member, printing.goblinGuideZendikar, copies('3 foil LP de', '2 foil', '1 nonfoil'))
      await own(member, printing.fireIceApocalypse, copies('1 nonfoil HP zhs', '1 foil D qya'))
    })

    test('our own CSV says everything, a line for each kind of copies', async () => {
      expect(await linesOf(member, 'manafolio', '\r\n')).toEqual([
        'Quantity,Name,Set Code,Set Name,Collector Number,Finish,Condition,Language,Rarity,Added,Price USD,Scryfall ID',
        `1,Delver of Secrets // Insectile Aberration,v17,From the Vault: Transform,7,foil,MP,ko,mythic,${noon},,${printing.delverFromTheVault}`,
        `1,Fire // Ice,apc,Apocalypse,128,nonfoil,HP,zhs,uncommon,${noon},2.27,${printing.fireIceApocalypse}`,
        `1,Fire // Ice,apc,Apocalypse,128,foil,D,qya,uncommon,${noon},55.44,${printing.fireIceApocalypse}`,
        `1,Goblin Guide,zen,Zendikar,126,nonfoil,NM,en,rare,${noon},1.53,${printing.goblinGuideZendikar}`,
        `2,Goblin Guide,zen,Zendikar,126,foil,NM,en,rare,${noon},6.96,${printing.goblinGuideZendikar}`,
        `3,Goblin Guide,zen,Zendikar,126,foil,LP,de,rare,${noon},6.96,${printing.goblinGuideZendikar}`,
        `1,"Krenko, Mob Boss",cmm,Commander Masters,543,etched,NM,en,rare,${noon},30.69,${printing.krenkoEtched}`,
        `2,,,,,foil,LP,ja,,${noon},,${unknownPrinting}`,
      ])
    })

    test('the CSV of Moxfield is quoted throughout and in its words', async () => {
      expect(await linesOf(member, 'moxfield', '\r\n')).toEqual([
        '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
        '"1","0","Delver of Secrets // Insectile Aberration","v17","Played","Korean","foil","","","7","False","False",""',
        '"1","0","Fire // Ice","apc","Heavily Played","Chinese","","","","128","False","False",""',
        '"1","0","Fire // Ice","apc","Damaged","Quenya","foil","","","128","False","False",""',
        '"1","0","Goblin Guide","zen","Near Mint","English","","","","126","False","False",""',
        '"2","0","Goblin Guide","zen","Near Mint","English","foil","","","126","False","False",""',
        '"3","0","Goblin Guide","zen","Good (Lightly Played)","German","foil","","","126","False","False",""',
        '"1","0","Krenko, Mob Boss","cmm","Near Mint","English","etched","","","543","False","False",""',
        `"2","0","${unknownPrinting}","","Good (Lightly Played)","Japanese","foil","","","","False","False",""`,
      ])
    })

    test('the CSV of Archidekt has its header, its finishes and its languages', async () => {
      expect(await linesOf(member, 'archidekt', '\r\n')).toEqual([
        'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number',
        `1,Delver of Secrets // Insectile Aberration,Foil,MP,2026-08-15,KR,,,From the Vault: Transform,v17,0,${printing.delverFromTheVault},7`,
        `1,Fire // Ice,Normal,HP,2026-08-15,CS,,,Apocalypse,apc,0,${printing.fireIceApocalypse},128`,
        `1,Fire // Ice,Foil,D,2026-08-15,QYA,,,Apocalypse,apc,0,${printing.fireIceApocalypse},128`,
        `1,Goblin Guide,Normal,NM,2026-08-15,EN,,,Zendikar,zen,0,${printing.goblinGuideZendikar},126`,
        `2,Goblin Guide,Foil,NM,2026-08-15,EN,,,Zendikar,zen,0,${printing.goblinGuideZendikar},126`,
        `3,Goblin Guide,Foil,LP,2026-08-15,DE,,,Zendikar,zen,0,${printing.goblinGuideZendikar},126`,
        `1,"Krenko, Mob Boss",Etched,NM,2026-08-15,EN,,,Commander Masters,cmm,0,${printing.krenkoEtched},543`,
        `2,,Foil,LP,2026-08-15,JP,,,,,0,${unknownPrinting},`,
      ])
    })

    test('plain text tells finishes apart, and neither conditions nor languages', async () => {
      expect(await linesOf(member, 'text', '\n')).toEqual([
        '1 Delver of Secrets // Insectile Aberration (V17) 7 *F*',
        '1 Fire // Ice (APC) 128',
        '1 Fire // Ice (APC) 128 *F*',
        '1 Goblin Guide (ZEN) 126',
        '5 Goblin Guide (ZEN) 126 *F*',
        '1 Krenko, Mob Boss (CMM) 543 *E*',
        `2 ${unknownPrinting} *F*`,
      ])
    })

    test.each(formats)('%s: cards of another user are not in it', async (format) => {
      const other = await collectorIn(app())
      await own(other, printing.lightningBoltAlpha, copies('1 nonfoil'))
      expect(await fileOf(member, format)).not.toContain('Lightning Bolt')
      expect(await fileOf(other, format)).toContain('Lightning Bolt')
      expect(await fileOf(other, format)).not.toContain('Goblin Guide')
    })
  })

  test('printings of one card stand by set and number; copies without a price have none', async () => {
    const bolts = [printing.lightningBoltBaldursGate, printing.lightningBoltAlpha]
    for (const id of bolts) await own(member, id, copies('1 nonfoil'))
    await own(member, printing.swordsModernHorizons, copies('1 nonfoil', '1 foil'))
    const lines = await linesOf(member, 'manafolio', '\r\n')
    const cells = lines.slice(1).map((line) => line.split(','))
    expect(cells.map((row) => [row[1], row[2], row[5], row[10]].join(' '))).toEqual([
      'Lightning Bolt clb nonfoil 0.80',
      'Lightning Bolt lea nonfoil 620.00',
      'Swords to Plowshares m3c nonfoil 1.40',
      'Swords to Plowshares m3c foil ',
    ])
  })

  test('copies without a stated finish have the only finish of the printing', async () => {
    await fillWithPrintings(app().database.db, member.account.id, [printing.krenkoPrerelease])
    expect(await fileOf(member, 'text')).toBe('1 Krenko, Mob Boss (PFDN) 204s *F*\n')
  })

  test('of an empty collection there is the header alone, in plain text nothing', async () => {
    expect(await fileOf(member, 'manafolio')).toMatch(/^Quantity,Name,.*,Scryfall ID\r\n$/)
    expect(await fileOf(member, 'moxfield')).toMatch(/^"Count",.*,"Purchase Price"\r\n$/)
    expect(await fileOf(member, 'archidekt')).toMatch(/^Quantity,Name,.*,Collector Number\r\n$/)
    expect(await fileOf(member, 'text')).toBe('')
  })

  test.each([
    ['manafolio', 'text/csv; charset=utf-8', 'manafolio-manafolio-2026-08-15.csv'],
    ['moxfield', 'text/csv; charset=utf-8', 'manafolio-moxfield-2026-08-15.csv'],
    ['archidekt', 'text/csv; charset=utf-8', 'manafolio-archidekt-2026-08-15.csv'],
    ['text', 'text/plain; charset=utf-8', 'manafolio-text-2026-08-15.txt'],
  ] as const)(
    '%s: a file to save under the name of its day, stored by no cache',
    async (...expected) => {
      const [format, type, name] = expected
      const { headers } = await exportAs(member, format)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
    },
  )

  test('names with accents are written as UTF-8', async () => {
    await own(member, jotunGrunt, copies('1 nonfoil'))
    const { rawPayload } = await exportAs(member, 'text')
    expect(rawPayload.equals(Buffer.from('1 Jötun Grunt (CSP) 8\n', 'utf8'))).toBe(true)
  })

  test('a visitor gets no file, and nobody gets one of a format that there is not', async () => {
    const visitor = await exportAs(app().visitor(), 'text')
    expect(visitor.statusCode).toBe(401)
    expect(visitor.headers['content-disposition']).toBeUndefined()
    expect(await member.refusal(exportCollection, { input: { format: 'xlsx' } })).toMatchObject({
      status: 400,
      issues: [{ message: 'format is one of manafolio, moxfield, archidekt, text' }],
    })
    expect(await member.refusal(exportCollection)).toMatchObject({ status: 400 })
  })

  test('every printing of a large collection is in it once', async () => {
    const { catalogue, database } = app()
    const ids = [...Array(catalogue.current().meta.printingCount).keys()].map((number) =>
      rowText(catalogue.current().texts.printingId, number),
    )
    await fillWithPrintings(database.db, member.account.id, ids)
    const lines = await linesOf(member, 'manafolio', '\r\n')
    const reported = lines.slice(1).map((line) => line.split(',').at(-1) ?? '')
    expect([...new Set(reported)].toSorted()).toEqual(ids.toSorted())
  })
})

test('a user who requests the file repeatedly has to wait; others have not', async () => {
  const app = await testApp('sqlite')
  const [member, other] = [await collectorIn(app), await collectorIn(app)]
  for (let requested = 0; requested < limits.exportsPerAccount; requested++)
    await fileOf(member, 'text')
  expect(await member.refusal(exportCollection, { input: { format: 'text' } })).toMatchObject({
    status: 429,
  })
  expect(await fileOf(other, 'text')).toBe('')
  expect(await member.call(exportAccount)).toMatchObject({ account: member.account })
  await app.close()
})

test('Archidekt knows a printing by its Multiverse ID too', () => {
  const card = {
    name: 'Goblin Guide',
    setCode: 'zen',
    setName: 'Zendikar',
    collectorNumber: '126',
    rarity: 'rare',
    multiverseId: 170987,
  }
  const some = copies('1 nonfoil').map((variant) => ({ ...variant, priceCents: undefined }))
  const entry = { scryfallId: printing.goblinGuideZendikar, addedAt: noon, copies: some, card }
  expect(archidektLayout.write([entry])).toContain(
    `,zen,170987,${printing.goblinGuideZendikar},126`,
  )
})
