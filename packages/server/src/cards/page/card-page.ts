import type { CardPage, OwnedCard, RelatedCard } from '@manafolio/contract'
import {
  type CardRecord,
  type Catalogue,
  nameSeparator,
  type PrintingRecord,
  type RelatedCard as Related,
  readRecord,
  relatedCards,
  rowText,
  rulingsOf,
  tagsOf,
} from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { presentCards, presentImages } from '../present.ts'
import { wholePriceHistory } from '../price-history/rules.ts'
import { imageOf } from '../printing-data.ts'
import { addressOfPrinting } from './address.ts'
import { legalitiesOf } from './legalities.ts'
import { listPrintings } from './printings.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Everything about a printing of this catalogue and its card. */
export async function cardPageOf(
  needs: Needs,
  catalogue: Catalogue,
  { printing, owned }: { printing: number; owned: OwnedCard | null },
): Promise<CardPage> {
  const card = catalogue.columns.printingCard[printing] ?? 0
  const { oracle, art } = tagsOf(catalogue, card, printing)
  const page = { ...aboutPrinting(catalogue, printing), ...aboutCard(catalogue, card) }
  return {
    ...page,
    related: relatedCards(catalogue, card, printing).map((one) => presentRelated(catalogue, one)),
    oracleTags: oracle,
    artTags: art,
    priceHistory: await wholePriceHistory(needs, page.card.id),
    pricesAsOf: catalogue.meta.pricesAsOf,
    owned,
  }
}

function aboutPrinting(catalogue: Catalogue, printing: number) {
  const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
  const [card] = presentCards(catalogue, [printing])
  if (!card) throw new Error(`there is no printing ${printing}`)
  const faces = record.card_faces ?? [record]
  return {
    card,
    flavorTexts: faces.map(({ flavor_text }) => flavor_text ?? null),
    artists: faces.map(({ artist }) => artist ?? record.artist ?? null),
    backImages: card.faces.length === 0 ? presentImages(record.card_faces?.[1]) : null,
  }
}

function aboutCard(catalogue: Catalogue, card: number) {
  const { texts, pools } = catalogue
  const record = readRecord<CardRecord>(pools.cards, card)
  const otherNames = rowText(texts.cardOtherNames, card)
  return {
    layout: record.layout ?? 'normal',
    otherNames: otherNames === '' ? [] : otherNames.split(nameSeparator),
    printings: [...listPrintings(catalogue, card)],
    legalities: legalitiesOf(catalogue, card),
    isReserved: record.reserved ?? false,
    isGameChanger: record.game_changer ?? false,
    edhrecRank: record.edhrec_rank ?? null,
    rulings: rulingsOf(catalogue, card),
  }
}

function presentRelated(
  catalogue: Catalogue,
  { relation, printing, isGuess }: Related,
): RelatedCard {
  const [card] = presentCards(catalogue, [printing])
  return {
    ...addressOfPrinting(catalogue, printing),
    relation,
    id: card?.id ?? '',
    typeLine: card?.typeLine ?? '',
    image: imageOf(readRecord<PrintingRecord>(catalogue.pools.printings, printing)),
    isGuess,
  }
}
