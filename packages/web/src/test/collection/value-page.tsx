import {
  type DayValue,
  getSite,
  getValueHistory,
  getValueMovers,
  getValueParts,
  type OutputOf,
  pages,
  unknownLook,
  type ValueMover,
  type ValuePart,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect } from 'vitest'
import { ValuePage } from '../../features/collection/value/value-page.tsx'
import { readValueParams } from '../../features/collection/value/value-params.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'
import { setUpServer } from './history-server.tsx'

type Parts = OutputOf<typeof getValueParts>
type Movers = OutputOf<typeof getValueMovers>

/** A server with a collection that has a value, unless a test overrides it. */
export function setUpValueServer() {
  const { setOutput, answer, requests } = setUpServer()
  function setOutputs({ days = twoDays, parts = {}, movers = {} }: Responses = {}) {
    setOutput(getSite, plainSite)
    setOutput(getValueHistory, { days })
    setOutput(getValueParts, { ...partsOfAll, ...parts })
    setOutput(getValueMovers, { ...moved, ...movers })
  }
  return { setOutput, answer, requests, setOutputs }
}

interface Responses {
  days?: DayValue[]
  parts?: Partial<Parts>
  movers?: Partial<Movers>
}

/** The value of one day; three of four cards have a price. */
export function on(day: string, valueUsd: number): DayValue {
  return { day, valueUsd, copies: 4, pricedCopies: 3 }
}

export const twoDays = [on('2026-08-01', 100), on('2026-08-15', 112.5)]

export function partOf(key: string, name = key, changed: Partial<ValuePart> = {}): ValuePart {
  return { key, name, valueUsd: 12, copies: 2, pricedCopies: 2, ...changed }
}

export function moverOf(cardName: string, changed: Partial<ValueMover> = {}): ValueMover {
  return {
    scryfallId: 'goblin-guide',
    cardName,
    setCode: 'zen',
    collectorNumber: '126',
    ...unknownLook,
    finish: 'nonfoil',
    copies: 3,
    priceBeforeUsd: 2,
    priceUsd: 2.5,
    ...changed,
  }
}

const partsOfAll: Parts = {
  valueUsd: 112.5,
  copies: 4,
  pricedCopies: 3,
  pricesAsOf: '2026-08-15',
  sets: [],
  colors: [],
  rarities: [],
  finishes: [],
}

const moved: Movers = {
  from: '2026-08-08',
  to: '2026-08-15',
  comparedCopies: 3,
  changeUsd: 1.5,
  winners: [],
  losers: [],
}

/** The page, once its first responses have arrived. */
export async function draw(at: string = pages.collectionValue) {
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: pages.collectionValue,
    validateSearch: readValueParams,
    component: ValuePage,
  })
  const other = createRoute({ getParentRoute: () => root, path: pages.collection })
  const routeTree = root.addChildren([route, other])
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at })
  await waitFor(() => {
    expect(page.box.querySelector('h1')).not.toBeNull()
    expect(page.box.textContent).not.toContain('Loading')
  })
  return page
}

export function radioIn(box: Element, legend: string, label: string): HTMLInputElement {
  const group = [...box.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === legend,
  )
  const labels = [...(group?.querySelectorAll('label') ?? [])]
  const radio = labels.find(({ textContent }) => textContent === label)?.querySelector('input')
  if (!radio) throw new Error(`There is no segment “${label}”.`)
  return radio
}

/** The texts of the rows of a table. */
export function rowsIn(box: Element, caption: string): string[][] {
  const table = [...box.querySelectorAll('table')].find(
    (one) => one.querySelector('caption')?.textContent === caption,
  )
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )
}
