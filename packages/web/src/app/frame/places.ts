import { pages } from '@manafolio/contract'
import { IconCards, IconSearch, IconShieldHalf, IconZoomCheck } from '@tabler/icons-react'

/** The main places, in the header's nav and in the bottom bar of a phone. */
export const places = [
  { to: pages.home, label: 'Search', Icon: IconSearch },
  { to: pages.collection, label: 'Collection', Icon: IconCards },
  { to: pages.cardGrading, label: 'Grading', Icon: IconZoomCheck },
  { to: pages.accessories, label: 'Accessories', Icon: IconShieldHalf },
] as const
