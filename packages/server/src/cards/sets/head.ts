import { pages, setPath } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import type { PageHead } from '../../http/page-head.ts'
import { siteAddress, siteImage } from '../../http/site-address.ts'
import { catalogueSets } from './catalogue-sets.ts'

type Needs = Pick<Deps, 'catalogue' | 'config'>

/** What the list of sets says of itself. */
export async function headOfSets(needs: Needs): Promise<PageHead> {
  const { all } = catalogueSets(needs.catalogue.current())
  return headOf(needs, pages.sets, {
    title: 'Sets · Manafolio',
    description: `All ${all.length.toLocaleString('en-US')} sets of Magic: The Gathering with their cards and prices. Mark what you own, and see what is missing and what it costs.`,
  })
}

/** What the page of a set says of itself; undefined when there is none with the code. */
export async function headOfSet(
  needs: Needs,
  { code = '' }: Record<string, string>,
): Promise<PageHead | undefined> {
  const set = catalogueSets(needs.catalogue.current()).byCode.get(code.toLowerCase())
  if (!set) return undefined
  const size = `${set.cardCount.toLocaleString('en-US')} ${set.cardCount === 1 ? 'card' : 'cards'}`
  const released = set.year === null ? '' : ` of ${set.year}`
  return headOf(needs, setPath(set.code), {
    title: `${set.name} (${set.code.toUpperCase()}) · Manafolio`,
    description: `The ${size} in ${set.name}${released} with prices by finish, as images or as a checklist. Mark what you own, and see what the rest costs.`,
  })
}

function headOf(
  { config }: Needs,
  path: string,
  texts: Pick<PageHead, 'title' | 'description'>,
): PageHead {
  return { ...texts, url: siteAddress(config)(path), image: siteImage(config), isListed: true }
}
