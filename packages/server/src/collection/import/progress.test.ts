import { text } from 'node:stream/consumers'
import { commitImport, type ProgressLine, startImport } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { lockUser } from '../../db/lock-user.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onOneEngine } from '../../test/engines.ts'
import { linesIn, reportLines, send, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

/** Long enough to be read, matched and written in several pieces. */
const content = `Quantity,Name,Set code,Number\n${'1,Goblin Guide,zen,126\n'.repeat(40)}${'?,Goblin Guide,zen,126\n'.repeat(1200)}`

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const commitInLines = (id: string, { payloadAsStream = false } = {}) =>
    member.send({
      payloadAsStream,
      method: 'POST',
      url: commitImport.path.replace(':id', id),
      headers: reportLines,
      payload: { mode: 'merge' },
    })

  function expectRisingTo(lines: readonly ProgressLine[], last: unknown) {
    const shares = lines.flatMap((line) => ('share' in line ? [line.share] : []))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeCloseTo(1)
    expect(lines.at(-1)).toEqual(last)
    expect(lines).toHaveLength(shares.length + 1)
  }

  test('sending a file reports its progress, and finally the result', async () => {
    const lines = linesIn(await send(member, { content }, reportLines))
    const [last] = lines.slice(-1)
    const answer = startImport.output.parse(last && 'answer' in last ? last.answer : undefined)
    expect(answer.counts).toMatchObject({ rows: 1240, ready: 40, fix: 1200 })
    expectRisingTo(lines, { answer })
  })

  test('a commit reports its progress, and finally the result', async () => {
    const { id } = await upload(member, content)
    const lines = linesIn(await commitInLines(id))
    const answer = { changeId: expect.any(String), printings: 1, rowsLeft: 1200 }
    expectRisingTo(lines, { answer })
    expect(await owned(member)).toEqual({ [printing.goblinGuideZendikar]: '40 nonfoil' })
  })

  test('a refusal after the start is reported last', async () => {
    const { id } = await upload(member, content)
    const { db } = app().database
    const sent = await db.transaction().execute(async (tx) => {
      await lockUser(tx, member.account.id)
      const begun = await commitInLines(id, { payloadAsStream: true }) // tells something, and waits
      await tx.deleteFrom('collection_imports').where('id', '=', id).execute()
      return begun
    })
    const lines = linesIn({ body: await text(sent.stream()) })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.at(-1)).toMatchObject({ refusal: { status: 404, code: 'import_not_found' } })
  })

  test('what is refused at once is refused as always', async () => {
    const response = await send(member, { content: '' }, reportLines)
    expect([response.statusCode, response.json().code]).toEqual([400, 'import_empty'])
    const { id } = await upload(member, '1 No Such Card At All')
    const refused = await commitInLines(id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_nothing_ready'])
  })
})
