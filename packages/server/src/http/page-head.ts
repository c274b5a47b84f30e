/** The metadata of a page for link previews. */
export interface PageHead {
  title: string
  description: string
  /** The whole address. */
  url: string
  image: PageImage
}

export interface PageImage {
  url: string
  /** What is to be seen, in words. */
  alt: string
}

/**
 * The page with that head instead of its own title and description; search engines leave it out.
 */
export function withHead(html: string, head: PageHead): string {
  const own = headOf(head)
  // A function: a text in place of it could have patterns like “$&” in it.
  return html.replace(description, '').replace(title, () => own)
}

const title = /<title>[^<]*<\/title>/
const description = /\s*<meta\s[^>]*name="description"[^>]*>/

const siteName = 'Manafolio'

function headOf({ title, description, url, image }: PageHead): string {
  const tags = [
    ['name', 'description', description],
    ['name', 'robots', 'noindex'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image.url],
    ['property', 'og:image:alt', image.alt],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const
  const lines = tags.map(([key, name, content]) => {
    return `<meta ${key}="${name}" content="${escaped(content)}" />`
  })
  return [`<title>${escaped(title)}</title>`, ...lines].join('\n    ')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
