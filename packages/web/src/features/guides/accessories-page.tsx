import { accessories } from './accessories.tsx'
import { AccessoryCard } from './accessory-card.tsx'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { ShoppingTips } from './shopping-tips.tsx'

/** What to put around cards, and what to look for when buying it. */
export function AccessoriesPage() {
  return (
    <GuidePage
      title="Accessories"
      summary="What keeps cards safe, in order and pleasant to play with, and what to look for before you buy it."
      sections={sections}
    />
  )
}

const sections: readonly GuideSection[] = [
  ...accessories.map((accessory) => ({
    id: accessory.id,
    title: accessory.title,
    body: <AccessoryCard accessory={accessory} />,
  })),
  { id: 'shopping-tips', title: 'Shopping Tips', body: <ShoppingTips /> },
]
