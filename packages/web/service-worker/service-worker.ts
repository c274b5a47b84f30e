import { isDataPath } from '@manafolio/contract'

declare const self: ServiceWorkerGlobalScope
/** What a page is made of, set by the build: the paths of its files, and a hash of all of them. */
declare const shell: { version: string; files: readonly string[] }

const { version, files } = shell

/** The one page, which every address shows. */
const page = '/'
const cachePrefix = 'shell '
const currentCache = cachePrefix + version
const filesAtOnce = 6
/** A page that takes longer comes from the cache. */
const pagePatienceMs = 5000

/**
 * Makes the app start without a network. Pages come from the server whenever it answers, so nobody
 * gets an old one; their files, whose names change with their content, come from the cache. What the
 * pages show is not in it: that is private, and the app itself keeps it.
 */
self.addEventListener('install', (event) => event.waitUntil(fillCache()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
/** The player wants the new version now; without this, it starts when all tabs are closed. */
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (isDataPath(pathname)) return
  if (event.request.mode === 'navigate') event.respondWith(openPage(event))
  else if (files.includes(pathname)) event.respondWith(openFile(event.request))
})

async function fillCache(): Promise<void> {
  const cache = await caches.open(currentCache)
  await cache.add(new Request(page, { cache: 'reload' }))
  const queue = [...files]
  const loaders = Array.from({ length: filesAtOnce }, async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await addFile(cache, file)
  })
  await Promise.all(loaders)
}

/** Most files are the same in the next version. */
async function addFile(cache: Cache, file: string): Promise<void> {
  const known = isNamedByContent(file) && (await caches.match(file))
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

function isNamedByContent(file: string): boolean {
  return file.startsWith('/assets/')
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== currentCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
}

/** From the server, or the cached page when it does not answer in time, or only a proxy does. */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const cached = await (await caches.open(currentCache)).match(page)
  const fromServer = loadPage(request, preloadResponse)
  if (!cached) return fromServer
  const answer = await Promise.race([fromServer.catch(() => undefined), elapsed(pagePatienceMs)])
  return answer && !isFromProxy(answer) ? answer : cached
}

async function loadPage(request: Request, preload: Promise<unknown>): Promise<Response> {
  return ((await preload) as Response | undefined) ?? fetch(request)
}

function isFromProxy({ status }: Response): boolean {
  return [502, 503, 504].includes(status)
}

function elapsed(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

async function openFile(request: Request): Promise<Response> {
  const cache = await caches.open(currentCache)
  return (await cache.match(request)) ?? fetch(request)
}
