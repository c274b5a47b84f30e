import { getCardPage, getNamedCardPage } from '@manafolio/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, merge, removal } from '../../test/id-migrations.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const merged = 'aaaaaaaa-0000-4000-8000-000000000001'
const removed = 'aaaaaaaa-0000-4000-8000-000000000002'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  const refusalOf = (name: string) =>
    app().visitor().refusal(getNamedCardPage, { params: { name } })
  const refusalAt = (set: string, number: string) =>
    app().visitor().refusal(getCardPage, { params: { set, number } })

  const withdrawn = { status: 410, code: 'printing_withdrawn' }

  describe('the page of a printing that was withdrawn', () => {
    beforeAll(async () => {
      const was = (setCode: string, collectorNumber: string, name: string) => ({
        card: { name, setCode, collectorNumber },
      })
      await apply(app(), [
        merge(merged, printing.lightningBoltAlpha, was('lea', '161B★', 'Lightning Bolt')),
        removal(removed, was('zen', '900', 'Goblin Guide')),
      ])
    })

    test('names the printing that replaced it', async () => {
      const alpha = { name: 'Lightning Bolt', setCode: 'lea', collectorNumber: '161' }
      expect(await refusalOf(merged)).toMatchObject({ ...withdrawn, suggestions: [alpha] })
      expect(await refusalAt('LEA', '161b★')).toMatchObject({ ...withdrawn, suggestions: [alpha] })
    })

    test('names printings of the card that it was, when none replaced it', async () => {
      for (const refusal of [await refusalOf(removed), await refusalAt('zen', '900')]) {
        expect(refusal).toMatchObject(withdrawn)
        expect(refusal.suggestions?.[0]?.name).toBe('Goblin Guide')
      }
    })

    test('is not that of one that never was', async () => {
      const never = 'aaaaaaaa-0000-4000-8000-000000000003'
      expect(await refusalOf(never)).toMatchObject({ status: 404, code: 'card_not_found' })
      expect(await refusalAt('zen', '901')).toMatchObject({ code: 'card_number_not_found' })
    })
  })
})
