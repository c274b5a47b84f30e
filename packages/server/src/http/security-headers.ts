import { massEntry } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const imageHosts = 'https://*.scryfall.io'

/** Browser features that no page uses. */
const unusedFeatures =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** Pages run no script but their own, load card images from the service, and are never framed. */
export function addSecurityHeaders(
  app: FastifyInstance,
  site: Pick<Config, 'publicUrl' | 'cardDataUrl' | 'affiliate'>,
): void {
  const isHttps = site.publicUrl.startsWith('https:')
  // Not the plugin for Fastify, which puts the headers together anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...originOf(site.cardDataUrl)],
        fontSrc: ["'self'"],
        // Long buy lists are sent to the marketplace as a form.
        formAction: ["'self'", ...massEntry.formOrigins, ...originOf(site.affiliate.baseUrl)],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', imageHosts],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Permissions-Policy', unusedFeatures)
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined))
  })
}

/** For an answer that is no page and passes no hook: nothing in it may be run, framed or cached. */
export const bareSecurityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

/** Of an address elsewhere; a path of our own has none. */
function originOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).origin] : []
}
