import { setImmediate } from 'node:timers/promises'
import { cardPath, pages } from '@manafolio/contract'
import { type Catalogue, usualPrinting } from '@manafolio/search'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { refuseNotFound } from '../../http/error-handler.ts'
import { escaped } from '../../http/page-head.ts'
import { catalogueSets } from '../sets/catalogue-sets.ts'
import { addressOfPrinting } from './address.ts'

/** Pages for everyone that are none of a card or a set. */
const fixedPages = [
  pages.home,
  pages.sets,
  pages.searchSyntax,
  pages.cardGrading,
  pages.fakeCards,
  pages.accessories,
  pages.privacyPolicy,
  pages.terms,
]

/** Cards in one piece of the sitemap; the protocol allows 50,000 addresses. */
const pieceSize = 5000

/** Cards described before yielding to other work: a few milliseconds. */
const sliceSize = 200

const daySeconds = 24 * 60 * 60

/** What search engines ask for: https://www.rfc-editor.org/rfc/rfc9309, https://www.sitemaps.org. */
export function sitemapRoutes(
  app: FastifyInstance,
  { catalogue, config }: Pick<Deps, 'catalogue' | 'config'>,
): void {
  const addressOf = (path: string) => new URL(path, config.publicUrl).href

  app.get('/robots.txt', (_request, reply) =>
    send(reply, 'text/plain', robotsTxt(addressOf('/sitemap.xml'))),
  )

  app.get('/sitemap.xml', (_request, reply) => {
    const count = Math.ceil(catalogue.current().meta.cardCount / pieceSize)
    const pieces = Array.from({ length: count }, (_, at) => `/sitemaps/cards-${at + 1}.xml`)
    const maps = ['/sitemaps/pages.xml', '/sitemaps/sets.xml', ...pieces].map(addressOf)
    return send(reply, 'application/xml', xmlOf('sitemapindex', 'sitemap', maps))
  })

  app.get<{ Params: { piece: string } }>('/sitemaps/:piece.xml', async (request, reply) => {
    const paths = await pathsOf(catalogue.current(), request.params.piece)
    if (paths.length === 0) return refuseNotFound(request, reply)
    return send(reply, 'application/xml', xmlOf('urlset', 'url', paths.map(addressOf)))
  })
}

/** Pages that only show who has signed in something. */
const privatePages = [pages.account, pages.admin, pages.collection, pages.deckBuilding]

function robotsTxt(sitemap: string): string {
  const disallowed = privatePages.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${sitemap}`, ''].join('\n')
}

/** None for a piece that there is not. */
async function pathsOf(catalogue: Catalogue, piece: string): Promise<string[]> {
  if (piece === 'pages') return fixedPages
  if (piece === 'sets') return setPaths(catalogue)
  const [, number] = /^cards-([1-9]\d{0,5})$/.exec(piece) ?? []
  return number === undefined ? [] : cardPaths(catalogue, (Number(number) - 1) * pieceSize)
}

function setPaths(catalogue: Catalogue): string[] {
  return catalogueSets(catalogue).all.map(({ code }) =>
    pages.set.replace('$code', encodeURIComponent(code)),
  )
}

/** Of the usual printing of each card of a piece. */
async function cardPaths(catalogue: Catalogue, start: number): Promise<string[]> {
  const { cardPrintings } = catalogue.columns
  const paths: string[] = []
  const end = Math.min(start + pieceSize, catalogue.meta.cardCount)
  for (let card = start; card < end; card++) {
    if (card % sliceSize === 0) await setImmediate()
    const [first = 0, beyond = first] = cardPrintings.subarray(card, card + 2)
    const printings = Array.from({ length: beyond - first }, (_, at) => first + at)
    const usual = usualPrinting(catalogue, printings)
    if (usual !== undefined) paths.push(cardPath(addressOfPrinting(catalogue, usual)))
  }
  return paths
}

function xmlOf(root: string, entry: string, addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

function send(reply: FastifyReply, type: string, body: string) {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('Cache-Control', `public, max-age=${daySeconds}`)
    .send(body)
}
