import {
  type CollectionImport,
  changeIdHeader,
  commitImport,
  deleteImport,
  type Endpoint,
  getImport,
  type ImportCard,
  type ImportEffect,
  type ImportRow,
  type ImportRowsShown,
  limits,
  listImportRows,
  listImports,
  type PayloadOf,
  previewImport,
  progressType,
  searchCards,
  startImport,
  undoCollectionChange,
  unknownLook,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

export const importId = '0b2f8a52-6f0e-4a7c-9a39-0d2b8a1c9e55'

/** A request that changes something. */
interface SentToImport {
  method: string
  /** Path and query. */
  address: string
  key: string | null
  body: string
}

type Answer = (sent: SentToImport) => Response | undefined | Promise<Response | undefined>

/** A server with one import in memory, for the tests of a file. */
export function setUpImportServer() {
  const state = {
    rows: [] as ImportRow[],
    started: {} as Partial<CollectionImport>,
    effect: {} as Partial<ImportEffect>,
    /** The imports in the list. */
    imports: [] as CollectionImport[],
    /** The names of the printings that a search finds. */
    found: [] as ImportCard[],
    /** The requests that read, and those that change something, in order. */
    requests: [] as string[],
    sent: [] as SentToImport[],
    /** Overrides the response to a change. */
    override: (() => undefined) as Answer,
  }
  const usual = { ...state }
  const server = setupServer(...handlersOf(state))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => void Object.assign(state, usual, { requests: [], sent: [] }))
  afterAll(() => server.close())
  return state
}

type State = ReturnType<typeof setUpImportServer>

export function printingOf(scryfallId: string, card: Partial<ImportCard> = {}): ImportCard {
  return {
    ...{ scryfallId, cardName: 'Lightning Bolt', setCode: '2xm', setName: 'Double Masters' },
    ...unknownLook,
    ...{ collectorNumber: '117', finishes: ['nonfoil', 'foil'], imageUrl: null },
    ...card,
  }
}

/** A row of four Lightning Bolts that is ready. */
export function rowOf(number: number, row: Partial<ImportRow> = {}): ImportRow {
  return {
    ...{ number, line: number + 1, state: 'ready', problem: null, omission: null, sentences: [] },
    cells: [
      { column: 'Count', text: '4' },
      { column: 'Name', text: 'Lightning Bolt' },
    ],
    ...{ card: printingOf('bolt-2xm'), certainty: 'number', doubt: null, quantity: 4 },
    ...{ finish: 'nonfoil', condition: 'NM', language: 'en', suggestions: [] },
    ...row,
  }
}

export function importOf(rows: readonly ImportRow[], changed: Partial<CollectionImport> = {}) {
  const started: CollectionImport = {
    ...{ id: importId, fileName: 'haves.csv', format: 'moxfield' },
    ...{ startedAt: '2026-11-20T15:04:00.000Z', totalRows: rows.length, isBegun: false },
    importedBefore: null,
    ...{ columns: columnsOfRows, remarks: [], counts: countsOf(rows) },
    unknownWords: unknownWordsIn(rows),
    ...changed,
  }
  return started
}

const columnsOfRows: CollectionImport['columns'] = [
  { name: 'Count', samples: ['4'], meaning: 'quantity', looksLike: null },
  { name: 'Name', samples: ['Lightning Bolt'], meaning: 'name', looksLike: null },
  { name: 'Tags', samples: ['trade', 'old'], meaning: 'undecided', looksLike: null },
]

const shows: Record<ImportRowsShown, (row: ImportRow) => boolean> = {
  all: () => true,
  ready: ({ state }) => state === 'ready',
  doubtful: ({ state }) => state === 'doubtful',
  fix: ({ state }) => state === 'fix',
  left_out: ({ state }) => state === 'left_out',
}

function countsOf(rows: readonly ImportRow[]): CollectionImport['counts'] {
  const [ready, doubtful] = [rows.filter(shows.ready), rows.filter(shows.doubtful)]
  const omissions = new Set(rows.flatMap(({ omission }) => omission ?? []))
  return {
    rows: rows.length,
    ready: ready.length,
    readyCopies: copiesIn(ready),
    doubtful: doubtful.length,
    doubtfulCopies: copiesIn(doubtful),
    fix: rows.filter(shows.fix).length,
    doubts: [...new Set(doubtful.flatMap(({ doubt }) => doubt ?? []))].map((doubt) => ({
      doubt,
      rows: doubtful.filter((row) => row.doubt === doubt).length,
    })),
    problems: [...new Set(rows.flatMap(({ problem }) => problem ?? []))].map((problem) => ({
      problem,
      rows: rows.filter((row) => row.problem === problem).length,
    })),
    leftOut: [...omissions].map((omission) => ({
      omission,
      rows: rows.filter((row) => row.omission === omission).length,
    })),
  }
}

/** Of rows whose first sentence is about one. */
function unknownWordsIn(rows: readonly ImportRow[]): CollectionImport['unknownWords'] {
  const words = rows.flatMap(({ problem, sentences }) => {
    const about = (['finish', 'condition', 'language'] as const).find(
      (one) => problem === `unknown_${one}`,
    )
    const word = /“(.*)”/.exec(sentences[0] ?? '')?.[1]
    return about && word ? [{ about, word }] : []
  })
  return [...new Map(words.map((one) => [`${one.about} ${one.word}`, one])).values()].map(
    (one) => ({
      ...one,
      rows: words.filter(({ about, word }) => about === one.about && word === one.word).length,
    }),
  )
}

function copiesIn(rows: readonly ImportRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
}

function handlersOf(state: State) {
  const at = ({ path }: Endpoint) => `*${path}`
  const now = () => importOf(state.rows, state.started)
  return [
    http.post(at(startImport), ({ request }) => changed(state, request, () => inLines(now()))),
    http.get(at(listImports), () => HttpResponse.json(state.imports)),
    http.get(at(previewImport), ({ request }) => {
      state.requests.push(addressOf(request))
      return HttpResponse.json(effectOf(state))
    }),
    http.get(at(listImportRows), ({ request }) => {
      state.requests.push(addressOf(request))
      return HttpResponse.json(pageOf(state.rows, new URL(request.url).searchParams))
    }),
    http.get(at(getImport), () => HttpResponse.json(now())),
    http.patch(at(updateImportRow), async ({ request, params }) => {
      const input = (await request.clone().json()) as PayloadOf<typeof updateImportRow>
      return changed(state, request, () => {
        const number = Number(params.number)
        const isIt = (row: ImportRow) => row.number === number
        state.rows = state.rows.map((row) => (isIt(row) ? withEdits(row, input) : row))
        return HttpResponse.json(state.rows.find(isIt))
      })
    }),
    http.patch(at(updateImportRows), async ({ request }) => {
      const input = (await request.clone().json()) as PayloadOf<typeof updateImportRows>
      return changed(state, request, () => {
        state.rows = state.rows.map((row) => changedWith(row, input))
        return HttpResponse.json(now())
      })
    }),
    http.post(at(commitImport), ({ request }) =>
      changed(state, request, () => {
        const printings = countsOf(state.rows).ready
        state.rows = state.rows.filter((row) => !shows.ready(row))
        state.started = { ...state.started, isBegun: true }
        const changeId = request.headers.get(changeIdHeader)
        return inLines({ changeId, printings, rowsLeft: state.rows.length })
      }),
    ),
    http.delete(at(deleteImport), ({ request }) =>
      changed(state, request, () => {
        state.imports = []
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.post(at(undoCollectionChange), ({ request }) =>
      changed(state, request, () =>
        HttpResponse.json({ changeId: 'undo', printings: 2, isPartial: false }),
      ),
    ),
    http.post(at(searchCards), () => HttpResponse.json(foundOf(state.found))),
    http.post('*/card-data/cards/collection', () =>
      HttpResponse.json({ object: 'list', not_found: [], data: [] }),
    ),
  ]
}

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Records a change, and applies it unless the test overrides the response. */
async function changed(state: State, request: Request, make: () => Response) {
  const { method, headers } = request
  const key = headers.get(changeIdHeader)
  const body = await request.clone().text()
  const sent: SentToImport = { method, address: addressOf(request), key, body }
  state.sent.push(sent)
  return (await state.override(sent)) ?? make()
}

/** A response that reports progress once, at half. */
function inLines(answer: unknown): Response {
  const lines = [{ share: 0.5 }, { answer }].map((line) => `${JSON.stringify(line)}\n`)
  return new HttpResponse(lines.join(''), { headers: { 'Content-Type': progressType } })
}

function pageOf(rows: readonly ImportRow[], params: URLSearchParams) {
  // The pages write the values of the contract.
  const shown = rows.filter(shows[params.get('show') as ImportRowsShown])
  const begin = (Number(params.get('page')) - 1) * limits.importRowsPage
  const page = shown.slice(begin, begin + limits.importRowsPage)
  return { rows: page, total: shown.length, hasMore: begin + page.length < shown.length }
}

/** The only problems of a row are a missing printing and a wrong finish. */
function withEdits(row: ImportRow, input: PayloadOf<typeof updateImportRow>): ImportRow {
  const { scryfallId, isLeftOut } = input
  const card = row.suggestions.find((one) => one.scryfallId === scryfallId)
  const chosen = scryfallId === undefined ? null : (card ?? row.card ?? printingOf(scryfallId))
  const edited: ImportRow = {
    ...row,
    quantity: input.quantity ?? row.quantity,
    finish: input.finish ?? row.finish,
    condition: input.condition ?? row.condition,
    language: input.language ?? row.language,
    ...(chosen && { card: chosen, problem: null }),
    ...((chosen || input.isRight) && { certainty: 'chosen', doubt: null }),
    ...(chosen && { sentences: [], suggestions: [] }),
    ...(isLeftOut !== undefined && { omission: isLeftOut ? 'own_wish' : null }),
  }
  return { ...edited, state: stateOf(edited) }
}

function stateOf({ omission, problem, doubt }: ImportRow): ImportRow['state'] {
  if (omission) return 'left_out'
  if (problem) return 'fix'
  return doubt ? 'doubtful' : 'ready'
}

function changedWith(row: ImportRow, input: PayloadOf<typeof updateImportRows>): ImportRow {
  if ('takeIn' in input) {
    return row.omission === input.takeIn ? withEdits(row, { isLeftOut: false }) : row
  }
  if ('confirm' in input) {
    return row.doubt === input.confirm ? withEdits(row, { isRight: true }) : row
  }
  if ('word' in input) {
    const { about, word, means } = input.word
    return row.problem === `unknown_${about}` && row.sentences.some((text) => text.includes(word))
      ? { ...withEdits({ ...row, problem: null }, { [about]: means }), sentences: [] }
      : row
  }
  if ('takeMost' in input) {
    return row.problem === input.takeMost ? withEdits(row, { quantity: limits.quantityMax }) : row
  }
  const isMeant =
    row.state === input.leaveOut && [undefined, row.problem, row.doubt].includes(input.reason)
  return isMeant ? withEdits(row, { isLeftOut: true }) : row
}

function effectOf({ rows, effect }: State): ImportEffect {
  const { ready, readyCopies } = countsOf(rows)
  return {
    ...{ added: ready, changed: 0, removed: 0, printingsBefore: 10, printingsAfter: 10 + ready },
    ...{ copiesBefore: 20, copiesAfter: 20 + readyCopies, copiesWithoutRoom: 0 },
    printingsWithoutRoom: 0,
    ...effect,
  }
}

function foundOf(found: readonly ImportCard[]) {
  const blank = { manaCost: '', typeLine: '', oracleText: '', rarity: 'rare', scryfallUri: '' }
  const cards = found.map((card) => ({
    ...blank,
    ...{ id: card.scryfallId, name: card.cardName, setName: card.setName, setCode: card.setCode },
    ...{ collectorNumber: card.collectorNumber, releasedAt: '2020-08-07', colorIdentity: [] },
    ...{ prices: {}, imageUris: null, faces: [], artist: null, tcgplayerId: null },
  }))
  return {
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'prints', explanation: '' },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15' },
  }
}
