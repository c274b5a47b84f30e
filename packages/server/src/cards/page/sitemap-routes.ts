import { setImmediate } from 'node:timers/promises'
import { cardPath, pages, setPath } from '@manafolio/contract'
import { type Catalogue, printingsOfCard, usualPrinting } from '@manafolio/search'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { refuseNotFound } from '../../http/error-handler.ts'
import { escaped } from '../../http/page-head.ts'
import { siteAddress } from '../../http/site-address.ts'
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
  const addressOf = siteAddress(config)

  app.get('/robots.txt', (_request, reply) =>
    send(reply, 'text/plain', robotsTxt(addressOf('/sitemap.xml'))),
  )

  app.get('/sitemap.xml', (_request, reply) => {
    const pieces = [...piecesOf(catalogue.current()).keys()]
    const maps = pieces.map((piece) => addressOf(`/sitemaps/${piece}.xml`))
    return send(reply, 'application/xml', xmlOf('sitemapindex', 'sitemap', maps))
  })

  app.get<{ Params: { piece: string } }>('/sitemaps/:piece.xml', async (request, reply) => {
    const paths = await pathsOf(catalogue.current(), request.params.piece)
    if (!paths) return refuseNotFound(request, reply)
    return send(reply, 'application/xml', xmlOf('urlset', 'url', paths.map(addressOf)))
  })
}

/** Pages that only show who has signed in something. */
const privatePages = [pages.account, pages.admin, pages.collection, pages.deckBuilding]

function robotsTxt(sitemap: string): string {
  const disallowed = privatePages.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${sitemap}`, ''].join('\n')
}

type Paths = readonly string[]

const described = new WeakMap<Catalogue, Map<string, Promise<Paths>>>()

/** The paths in a piece, described once for each catalogue; undefined for an unknown piece. */
function pathsOf(catalogue: Catalogue, piece: string): Promise<Paths> | undefined {
  const known = described.get(catalogue) ?? new Map<string, Promise<Paths>>()
  described.set(catalogue, known)
  const paths = known.get(piece) ?? piecesOf(catalogue).get(piece)?.()
  if (paths) known.set(piece, paths)
  return paths
}

/** What describes each piece, by its name. */
function piecesOf(catalogue: Catalogue): ReadonlyMap<string, () => Promise<Paths>> {
  const count = Math.ceil(catalogue.meta.cardCount / pieceSize)
  const cards = Array.from({ length: count }, (_, at) => {
    return [`cards-${at + 1}`, () => cardPaths(catalogue, at * pieceSize)] as const
  })
  return new Map([
    ['pages', async () => fixedPages],
    ['sets', async () => setPaths(catalogue)],
    ...cards,
  ])
}

function setPaths(catalogue: Catalogue): string[] {
  return catalogueSets(catalogue).all.map(({ code }) => setPath(code))
}

/** Of the usual printing of each card of a piece. */
async function cardPaths(catalogue: Catalogue, start: number): Promise<string[]> {
  const paths: string[] = []
  const end = Math.min(start + pieceSize, catalogue.meta.cardCount)
  for (let card = start; card < end; card++) {
    if (card % sliceSize === 0) await setImmediate()
    const usual = usualPrinting(catalogue, printingsOfCard(catalogue, card))
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
