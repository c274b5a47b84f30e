import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const imageHosts = 'https://*.scryfall.io'

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
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', imageHosts],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
