import type { Deps } from '../deps.ts'
import type { PageImage } from './page-head.ts'

/** Makes whole addresses of paths of this site. */
export function siteAddress({ publicUrl }: Pick<Deps['config'], 'publicUrl'>) {
  return (path: string) => new URL(path, publicUrl).href
}

/** The picture of a page that has none of its own. */
export function siteImage(config: Pick<Deps['config'], 'publicUrl'>): PageImage {
  return { url: siteAddress(config)('/share-card.png'), alt: 'Manafolio' }
}
