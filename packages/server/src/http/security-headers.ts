import helmet from '@fastify/helmet'
import { massEntry } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

const imageHosts = 'https://*.scryfall.io'

/** What no page of ours asks a browser for. */
const unusedFeatures =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** Pages run no script but their own, load card images from the service, and are never framed. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  site: { publicUrl: string; cardDataUrl: string },
) {
  const isHttps = site.publicUrl.startsWith('https:')
  const cardData = URL.canParse(site.cardDataUrl) ? [new URL(site.cardDataUrl).origin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...cardData],
        fontSrc: ["'self'"],
        // Long buy lists are sent to the marketplace as a form.
        formAction: ["'self'", massEntry.formOrigin],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', imageHosts],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', unusedFeatures)
  })
}

/** For an answer that is no page and passes no hook: nothing in it may be run, framed or kept. */
export function addBareSecurityHeaders(reply: FastifyReply): void {
  reply.headers({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  })
}
