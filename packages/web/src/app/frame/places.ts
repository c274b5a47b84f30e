import { pages } from '@manafolio/contract'
import {
  IconCards,
  IconSearch,
  IconShieldHalf,
  IconStack2,
  IconZoomCheck,
} from '@tabler/icons-react'

/**
 * The main places, in the header's nav and in the bottom bar of a phone. What is below the address
 * of a place belongs to it; everything is below the search's, so that is itself only.
 */
export const places = [
  { to: pages.home, label: 'Search', Icon: IconSearch, isAlone: true },
  { to: pages.collection, label: 'Collection', Icon: IconCards, isAlone: false },
  { to: pages.cardGrading, label: 'Grading', Icon: IconZoomCheck, isAlone: false },
  { to: pages.deckBuilding, label: 'Deck Building', Icon: IconStack2, isAlone: false },
  { to: pages.accessories, label: 'Accessories', Icon: IconShieldHalf, isAlone: false },
] as const
