import {
  type CardDataCatalog,
  completeCardData,
  getCardData,
  getNamedCard,
  getNumberedCard,
  getSet,
  type InputOf,
  limits,
  listCardData,
  listSets,
  listSymbols,
  parseManaCost,
  searchCardData,
} from '@manafolio/contract'
import {
  type Catalogue,
  foldName,
  listNameCompletions,
  printingLike,
  printingNamed,
} from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { bytesOf } from './byte-text.ts'
import { cardList } from './card-list.ts'
import { cardText } from './card-text.ts'
import { lookUp, lookUpOne } from './lookups.ts'
import { explainManaCost } from './mana-cost.ts'
import { type Answer, type Body, type MirrorDeps, mirrorRoute } from './mirror-route.ts'
import { searchAnswer } from './search.ts'
import { isInSet } from './set-filter.ts'
import { setsOf } from './sets.ts'
import { cardSymbols } from './symbols.ts'

/** The paths of the card-data service that we answer ourselves, in its own shapes. */
export function mirrorRoutes(app: FastifyInstance, { catalogue, clock, config }: MirrorDeps): void {
  const deps = { catalogue, clock, config }
  cardRoutes(app, deps)
  listRoutes(app, deps)
}

function cardRoutes(app: FastifyInstance, deps: MirrorDeps) {
  mirrorRoute(app, getCardData, {
    ...deps,
    answer: async ({ current, params }) =>
      cardAnswer(current, await lookUpOne(current, params), 'card_not_found'),
  })

  mirrorRoute(app, getNumberedCard, {
    ...deps,
    async answer({ current, params }) {
      const identifier = { set: params.code, collector_number: params.number }
      return cardAnswer(current, await lookUpOne(current, identifier), 'card_number_not_found')
    },
  })

  mirrorRoute(app, getNamedCard, {
    ...deps,
    answer: ({ current, input }) =>
      cardAnswer(current, findNamed(current, input), 'card_name_not_found'),
  })

  mirrorRoute(app, listCardData, {
    ...deps,
    async answer({ current, input }) {
      const { printings, notFound } = await lookUp(current, input.identifiers)
      return lasting(cardList(current, { not_found: notFound }, printings))
    },
  })

  mirrorRoute(app, searchCardData, {
    ...deps,
    answer: ({ current, input }) =>
      searchAnswer(
        { catalogue: current, now: deps.clock.now(), publicUrl: deps.config.publicUrl },
        input,
      ),
  })
}

function listRoutes(app: FastifyInstance, deps: MirrorDeps) {
  const { publicUrl } = deps.config

  mirrorRoute(app, completeCardData, {
    ...deps,
    answer: ({ current, input }) => lasting(completeNames(current, input.q)),
  })

  mirrorRoute(app, listSets, {
    ...deps,
    answer: ({ current }) =>
      lasting({ object: 'list', has_more: false, data: setsOf(current, publicUrl).all }),
  })

  mirrorRoute(app, getSet, {
    ...deps,
    answer({ current, params }) {
      const set = setsOf(current, publicUrl).byName.get(params.code.toLowerCase())
      if (!set) throw new AppError('set_not_found')
      return lasting(set)
    },
  })

  mirrorRoute(app, listSymbols, {
    ...deps,
    answer: () => lasting({ object: 'list', has_more: false, data: cardSymbols() }),
  })

  mirrorRoute(app, parseManaCost, {
    ...deps,
    answer: ({ input }) => lasting(explainManaCost(input.cost)),
  })
}

function lasting(body: Body): Answer {
  return { body, isLasting: true }
}

/** The card of a printing; refused with this code when there is none. */
function cardAnswer(
  catalogue: Catalogue,
  printing: number | undefined,
  code: 'card_not_found' | 'card_number_not_found' | 'card_name_not_found',
): Answer {
  if (printing === undefined) throw new AppError(code)
  return lasting(bytesOf(cardText(catalogue, printing)))
}

/** The printing of the card that is called so, or may be meant. */
function findNamed(
  catalogue: Catalogue,
  { exact, fuzzy = '', set }: InputOf<typeof getNamedCard>,
): number | undefined {
  const isInChosenSet = isInSet(catalogue, set)
  if (exact !== undefined) return printingNamed(catalogue, exact, isInChosenSet)
  const found = printingLike(catalogue, fuzzy, isInChosenSet)
  if (found === 'ambiguous') throw new AppError('card_name_ambiguous')
  return found
}

/** One letter begins too many names to choose from. */
const shortestStart = 2

function completeNames(catalogue: Catalogue, typed: string): CardDataCatalog {
  const start = foldName(typed)
  const names =
    start.length < shortestStart ? [] : listNameCompletions(catalogue, start, limits.cardNames)
  const data = names.map(({ title }) => title)
  return { object: 'catalog', total_values: data.length, data }
}
