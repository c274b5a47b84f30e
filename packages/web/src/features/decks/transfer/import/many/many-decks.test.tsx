import { createDeck, type DeckListReport } from '@manafolio/contract'
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { choose } from '../../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../../test/deck-server.ts'
import { readyLine, unknownLine } from '../../../../../test/decks/import-lines.ts'
import {
  bodyText,
  buttonCalled,
  lineNamed,
  openImport,
  shown,
} from '../../../../../test/decks/import-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { refusal } from '../../../../../test/refusal.ts'
import { waitFor } from '../../../../../test/wait-for.ts'

const server = setUpDeckServer()

const krenko = readyLine('1 Krenko', { isCommander: true })
const reportOf = (facts: Partial<DeckListReport>): DeckListReport => ({
  ...{ format: 'moxfield', name: null, deckFormat: null, lines: [] },
  ...facts,
})

function readAs(reports: Record<string, Partial<DeckListReport>>) {
  for (const [text, facts] of Object.entries(reports)) server.reports[text] = reportOf(facts)
}

async function zipOf(files: Record<string, string>): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, text] of Object.entries(files)) await writer.add(path, new TextReader(text))
  return new File([await writer.close()], 'decks.zip')
}

async function bring(...files: File[]) {
  await shown('Drop your files here')
  const input = document.querySelector<HTMLInputElement>('input[aria-label="File to import"]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a zip becomes decks: one is corrected, one has no format, and what is no deck is named', async () => {
  readAs({
    goblins: { deckFormat: 'commander', lines: [krenko, unknownLine('1 Sol Rng', 'Sol Ring')] },
    burn: { name: 'Burn', lines: [readyLine('4 Bolt')] },
  })
  await openImport()
  await bring(
    await zipOf({
      'My decks/EDH/Goblins.txt': 'goblins',
      'My decks/Burn.txt': 'burn',
      'art.png': 'x',
    }),
  )
  await shown('1 deck ready, 1 to complete, 1 file not read')
  expect(lineNamed('Goblins')?.textContent).toContain('EDH')
  expect(lineNamed('Burn')?.textContent).toContain('Choose its format.')
  buttonCalled('Not read').click()
  await shown('It is not a deck list')
  buttonCalled('Decks').click()

  buttonCalled('Create 2 decks').click()
  await shown('“Burn” needs something first')
  expect(server.decks).toEqual([])
  buttonCalled('Look at its lines: 2 lines of Goblins').click()
  await waitFor(() => expect(lineNamed('Sol Rng')).toBeDefined())
  lineNamed('Sol Rng')?.querySelector<HTMLElement>('[aria-pressed]')?.click()
  await shown('2 cards ready')
  buttonCalled('Back to all decks').click()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Look at its lines'))
  const select = document.querySelector<HTMLSelectElement>('select[aria-label="Format of Burn"]')
  choose(select ?? undefined, 'Modern')
  await shown('2 decks ready')
  expect(server.lists.at(-1)).toEqual({ text: 'burn', deckFormat: 'modern' })

  buttonCalled('Create 2 decks').click()
  await shown('2 decks created!')
  const made = server.decks.map(({ name, format, commanderName, cards }) => ({
    ...{ name, format, commanderName },
    cards: cards.map(({ cardName, quantity }) => `${quantity} ${cardName}`).toSorted(),
  }))
  expect(made.toReversed()).toEqual([
    {
      name: 'Goblins',
      format: 'commander',
      commanderName: 'Krenko',
      cards: ['1 Krenko', '1 Sol Ring'],
    },
    { name: 'Burn', format: 'modern', commanderName: null, cards: ['4 Bolt'] },
  ])
})

test('a lost answer and a second press make each deck once; refused decks say why', async () => {
  const names = ['One', 'Two', 'Three']
  for (const name of names) {
    readAs({ [name]: { name, deckFormat: 'modern', lines: [readyLine('4 Bolt')] } })
  }
  server.reports.broken = refusal(400, 'deck_list_not_text', 'This is not a text.')
  await openImport()
  await bring(...[...names, 'broken'].map((name) => new File([name], `${name}.txt`)))
  await shown('3 decks ready, 1 file not read')
  let lost = 0
  server.override = ({ method, path, body }) => {
    if (method !== createDeck.method || path !== createDeck.path) return undefined
    if (body.name === 'Three') return refusal(409, 'deck_limit_reached', 'You have 1,000 decks.')
    return body.name === 'Two' && lost++ === 0 ? HttpResponse.error() : undefined
  }
  buttonCalled('Create 3 decks').click()
  await shown('The connection was lost before all decks were created.')
  expect(bodyText()).toContain('1 deck is created already.')
  buttonCalled('Create 2 decks').click()
  await shown('2 decks created!')
  expect(bodyText()).toContain('Three: You have 1,000 decks.')
  expect(server.decks.map(({ name }) => name)).toEqual(['Two', 'One'])
  const idsOf = (name: string) =>
    server.changeIds.filter((_, at) => server.sent[at]?.body.name === name)
  expect(idsOf('Two')).toHaveLength(2)
  expect(new Set(idsOf('Two')).size).toBe(1)
  expect(idsOf('One')).toHaveLength(1)
})

test('a deck that there is already is left out, and can be included', async () => {
  readAs({ burn: { name: 'Burn', deckFormat: 'modern', lines: [readyLine('4 Bolt')] } })
  server.decks = [deckOf({ cards: [rowOf(cardNamed('Bolt'), 4)] })]
  await openImport()
  await bring(new File(['burn'], 'a.txt'), new File(['burn'], 'b.txt'))
  await shown('0 decks ready, 2 left out')
  expect(lineNamed('Burn')?.textContent).toContain('You have a deck with this name')
  buttonCalled('Include Burn').click()
  await shown('1 deck ready, 1 left out')
  expect(bodyText()).toContain('Create 1 deck')
})
