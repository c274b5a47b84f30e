import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type PagePreloads, type pageAt, pagePreloadsFile } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { escaped } from './page-head.ts'
import { sessionCookie } from './sessions.ts'

type FoundPage = NonNullable<ReturnType<typeof pageAt>>

/** Adds to a page what browsers should fetch at once. What only users see is left out for visitors. */
type WithPreloads = (html: string, found: FoundPage, headers: IncomingHttpHeaders) => string

/** Reads what the build listed; pages of an older build, which lists nothing, stay as they are. */
export async function preloadsIn(
  webDir: string,
  config: Pick<Deps['config'], 'publicUrl'>,
): Promise<WithPreloads> {
  const file = join(webDir, pagePreloadsFile)
  const preloads: PagePreloads = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  const { name } = sessionCookie(config)
  return (html, { page, params }, { cookie: cookies = '', ...headers }) => {
    const listed = preloads[page]
    const isStored = headers['sec-fetch-dest'] === 'empty' // by the service worker, for all pages
    if (!listed || isStored || !(listed.isPublic || cookies.includes(`${name}=`))) return html
    const tags = listed.tags.replace(/\$(\w+)/g, (_, param: string) => escaped(params[param] ?? ''))
    return html.replace('</head>', () => `${tags}</head>`) // the app itself goes first
  }
}
