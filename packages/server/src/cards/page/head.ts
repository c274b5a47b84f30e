import {
  type CardPrinting,
  cardPath,
  getCardPage,
  getNamedCardPage,
  pages,
  setPath,
} from '@manafolio/contract'
import { type CardRecord, type Catalogue, readRecord } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import type { PageHead } from '../../http/page-head.ts'
import { siteAddress, siteImage } from '../../http/site-address.ts'
import { rulesToShow } from '../present.ts'
import { findNamed, findNumbered } from './find-printing.ts'
import { printingOf } from './printings.ts'

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config'>

/** What the page of a printing says of itself, by the parameters of any of its addresses. */
export async function headOfCard(
  { db, catalogue, config }: Needs,
  params: Record<string, string>,
): Promise<PageHead | undefined> {
  const current = catalogue.current()
  const printing = await findPrinting({ db, catalogue: current }, params)
  if (printing === undefined) return undefined
  return headOf(current, printing, config)
}

async function findPrinting(
  needs: Parameters<typeof findNamed>[0],
  params: Record<string, string>,
): Promise<number | undefined> {
  const numbered = getCardPage.params.safeParse(params)
  if (numbered.success) return findNumbered(needs, numbered.data)
  const named = getNamedCardPage.params.safeParse(params)
  return named.success ? findNamed(needs, named.data.name) : undefined
}

function headOf(catalogue: Catalogue, printing: number, config: Needs['config']): PageHead {
  const addressOf = siteAddress(config)
  const facts = printingOf(catalogue, printing)
  const card = catalogue.columns.printingCard[printing] ?? 0
  const title = `${facts.name} · ${facts.setName} #${facts.collectorNumber}`
  const description = descriptionOf(readRecord<CardRecord>(catalogue.pools.cards, card))
  const url = addressOf(cardPath(facts))
  const own = facts.image && { url: facts.image, alt: title, isUpright: true }
  const image = own || siteImage(config)
  const product = productOf(facts, { url, image: image.url, description })
  return {
    title: `${title} · Manafolio`,
    description,
    url,
    image,
    isListed: true,
    linkedData: { '@graph': [product, trailOf(facts, addressOf)] },
  }
}

/** How much of a description search engines show. */
const descriptionMax = 200
const ending = 'Prices, printings, rulings and legality.'

/** `Instant, {R}. Lightning Bolt deals 3 damage to any target. Prices, printings, …`. */
function descriptionOf(card: CardRecord): string {
  const faces = card.card_faces?.length ? card.card_faces : [card]
  const texts = faces.map((face) => {
    const { type_line, mana_cost, oracle_text } = rulesToShow(face, card.text_missing)
    const heading = [type_line, mana_cost].filter(Boolean).join(', ')
    return [heading, oracle_text].filter(Boolean).join('. ')
  })
  const rules = texts.join(' // ').replace(/\s+/g, ' ')
  return [shortened(rules, descriptionMax - ending.length - 1), ending].filter(Boolean).join(' ')
}

/** Cut after a whole word. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`
}

/** https://schema.org/Product */
function productOf(
  { name, setName, setCode, collectorNumber, releasedAt }: CardPrinting,
  shown: { url: string; image: string; description: string },
) {
  return {
    '@type': 'Product',
    name: `${name} (${setName} #${collectorNumber})`,
    ...shown,
    sku: `${setCode.toUpperCase()}-${collectorNumber}`,
    category: 'Trading Card',
    brand: { '@type': 'Brand', name: 'Magic: The Gathering' },
    releaseDate: releasedAt,
  }
}

/** https://schema.org/BreadcrumbList */
function trailOf({ name, setName, setCode }: CardPrinting, addressOf: (path: string) => string) {
  const steps = [
    { name: 'Sets', item: addressOf(pages.sets) },
    { name: setName, item: addressOf(setPath(setCode)) },
    { name },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}
