/** The metadata of a page for link previews and search engines. */
export interface PageHead {
  title: string
  description: string
  /** The whole address, the same for every address that leads to the page. */
  url: string
  image: PageImage
  /** Whether search engines may list it. */
  isListed: boolean
  /** What it is about in the vocabulary of schema.org. */
  linkedData?: object
}

export interface PageImage {
  url: string
  /** What is to be seen, in words. */
  alt: string
  isUpright?: boolean
}

/** The page with that head instead of its own title and description. */
export function withHead(html: string, head: PageHead): string {
  const own = headOf(head)
  // A function: a text in place of it could have patterns like “$&” in it.
  return html.replace(description, '').replace(title, () => own)
}

const title = /<title>[^<]*<\/title>/
const description = /\s*<meta\s[^>]*name="description"[^>]*>/

function headOf(head: PageHead): string {
  const metadata = metadataOf(head).map(([key, name, content]) => {
    return `<meta ${key}="${name}" content="${escaped(content)}" />`
  })
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    `<link rel="canonical" href="${escaped(head.url)}" />`,
    ...metadata,
    ...(head.linkedData ? [linkedDataScript(head.linkedData)] : []),
  ]
  return lines.join('\n    ')
}

type Metadata = readonly [key: 'name' | 'property', name: string, content: string]

const siteName = 'Manafolio'

function metadataOf({ title, description, url, image, isListed }: PageHead): Metadata[] {
  return [
    ['name', 'description', description],
    ...(isListed ? [] : [['name', 'robots', 'noindex'] as const]),
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image.url],
    ['property', 'og:image:alt', image.alt],
    ['name', 'twitter:card', image.isUpright ? 'summary' : 'summary_large_image'],
  ]
}

/** No text in it can end the script. */
function linkedDataScript(linkedData: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...linkedData })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For texts and attributes of HTML and XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
