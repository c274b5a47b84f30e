import { deckListFormats, exportDeck, limits, readDeckList } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { fileOf, fileRoute, withFiles } from '../../http/file-body.ts'
import { longRoute } from '../../http/long-route.ts'
import { callReader } from '../../http/route.ts'
import { getDeck } from '../rules.ts'
import * as reading from './rules.ts'
import { deckFile } from './rules.ts'

/** Decks as lists from elsewhere and for elsewhere. */
export function listRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
): void {
  withFiles(app, (scope) => {
    longRoute(
      scope,
      readDeckList,
      ({ input, request }) => reading.readDeckList(deps, fileOf(request), input.deckFormat),
      fileRoute(limits.deckListBytes, 'deck_list_too_large'),
    )
  })
  exportRoute(app, deps)
}

const contentTypes: Record<
  (typeof deckListFormats)[keyof typeof deckListFormats]['extension'],
  string
> = {
  txt: 'text/plain; charset=utf-8',
  dek: 'application/xml; charset=utf-8',
  cod: 'application/xml; charset=utf-8',
  dck: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/** The answer is a text, so it goes past the writer of answers, which writes JSON. */
function exportRoute(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>) {
  const read = callReader(app, exportDeck)
  app.route({
    method: exportDeck.method,
    url: exportDeck.path,
    handler: async (request, reply) => {
      const { member, params, input } = await read(request, reply)
      const deck = await getDeck(deps, member.id, params.id)
      const file = deckFile(deps.catalogue.current(), deck, input.format)
      return reply
        .type(contentTypes[deckListFormats[input.format].extension])
        .header('Content-Disposition', attachmentCalled(file.name))
        .send(file.text)
    },
  })
}

/** Headers have no letters beyond ASCII; browsers take the name that is encoded. */
function attachmentCalled(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|["%;]/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[^a-z\d]*(?=\.\w+$)/i, 'Deck')
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
