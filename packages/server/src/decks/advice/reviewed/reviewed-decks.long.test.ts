import { resolve } from 'node:path'
import process from 'node:process'
import {
  type AdviceReason,
  getCardFacts,
  getDeckFits,
  getDeckSuggestions,
} from '@manafolio/contract'
import {
  copiesOf,
  cutsOf,
  type DeckSheet,
  legalityOf,
  mainOf,
  requiredSize,
  sheetOf,
} from '@manafolio/deck'
import { catalogueBuilder, openCatalogue } from '@manafolio/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { adviceMeasures } from '../../../cards/advice-measures.ts'
import { bulkOrigin } from '../../../cards/import/fingerprint.ts'
import { readBulkFile } from '../../../cards/import/read-bulk.ts'
import type { Client } from '../../../test/client.ts'
import { collectorIn } from '../../../test/collector.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { createReviewedDeck, type ReviewedDeck, readReviewedDecks } from './reviewed-decks.ts'

const { CARD_BULK_FILE: named = '' } = process.env
const bulkFile = resolve(named)
const timeoutMs = 180_000
/** How many suggestions and cuts of a deck are reviewed. */
const reviewed = 10
const today = '2026-11-21'

if (!named) {
  process.stdout.write('CARD_BULK_FILE names no bulk file: advice on reviewed decks is skipped.\n')
}

/**
 * Players have read what the stored file says of each deck. After a change of the engine or of the card file,
 * read what is different before `-u` stores it.
 */
describe.skipIf(!named)('advice on reviewed decks', () => {
  const app = useTestApp('sqlite')

  beforeAll(async () => {
    const builder = catalogueBuilder(adviceMeasures)
    await readBulkFile(bulkFile, builder, () => {})
    app().catalogue.replace(openCatalogue(builder.build(await bulkOrigin(bulkFile))))
  }, timeoutMs)

  test(
    'suggests and cuts what the review found right',
    async () => {
      const decks = await readReviewedDecks()
      const member = await collectorIn(app())
      const reviews: string[] = []
      for (const deck of decks) reviews.push(await reviewOf(member, deck))
      expect(reviews.length).toBeGreaterThanOrEqual(30)
      await expect(reviews.join('\n')).toMatchFileSnapshot('reviewed-advice.txt')
    },
    timeoutMs,
  )

  async function reviewOf(member: Client, listed: ReviewedDeck): Promise<string> {
    const deck = await createReviewedDeck(member, app().catalogue.current(), listed)
    const params = { id: deck.id }
    const { suggestions, themes } = await member.call(getDeckSuggestions, { params, input: {} })
    const { fits } = await member.call(getDeckFits, { params })
    const scryfallIds = [...deck.cards.map((row) => row.scryfallId), deck.commanderId ?? []].flat()
    const { facts } = await member.call(getCardFacts, { input: { scryfallIds } })
    const sheet = sheetOf(deck, new Map(Object.entries(facts)))
    const { cuts } = cutsOf(withTooMany(sheet), legalityOf(sheet, today), fits)
    return sectionOf({
      title: [listed.name, listed.format, listed.commander ?? []].flat().join(' · '),
      about: themes.map(({ name, cards }) => `${name} ${cards}`).join(', '),
      suggestions: suggestions
        .slice(0, reviewed)
        .map((one) => `${one.card.name} (${one.reasons.map(inWords).join(', ')})`),
      cuts: cuts
        .slice(0, reviewed)
        .map(({ cardName, copies, reasons }) =>
          [copies, cardName, `(${reasons.map(({ message }) => message).join(' ')})`].join(' '),
        ),
    })
  }
})

/** With cards of which nothing is known, so that as many as are reviewed have to be cut. */
function withTooMany(sheet: DeckSheet): DeckSheet {
  const quantity = requiredSize(sheet) + reviewed - copiesOf(mainOf(sheet))
  const unknown = { scryfallId: 'unknown', cardName: 'Unknown', card: null, facts: null, row: null }
  const place = { slotType: 'main', place: 'main', isLocked: true } as const
  return { ...sheet, entries: [...sheet.entries, { ...unknown, ...place, quantity }] }
}

interface Section {
  title: string
  about: string
  suggestions: readonly string[]
  cuts: readonly string[]
}

function sectionOf({ title, about, suggestions, cuts }: Section): string {
  const listed = (lines: readonly string[]) => lines.map((line) => `    ${line}`)
  const lines = [`  about ${about}`, '  add', ...listed(suggestions), '  cut', ...listed(cuts)]
  return `${[title, ...lines].join('\n')}\n`
}

function inWords(reason: AdviceReason): string {
  switch (reason.kind) {
    case 'theme':
      return `${reason.name} ${reason.cards}`
    case 'role':
      return `${reason.role} ${reason.cards} of ${reason.usual}`
    case 'rank':
      return `rank ${reason.rank}`
  }
}
