import { Drawing } from '../../ui/drawing.tsx'
import { accessories } from './accessories.tsx'
import classes from './accessories-page.module.css'
import { AccessoryCard } from './accessory-card.tsx'
import { type AccessoryDrawingProps, accessoryColors } from './drawings/accessory-drawing-props.ts'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { type Step, Steps } from './steps.tsx'

const tips: readonly Step[] = [
  {
    name: 'Sleeves first, then a box',
    text: 'One pack of sleeves and one box keep a deck safe. Everything else can wait until you need it.',
  },
  {
    name: 'One brand, one batch',
    text: 'Sleeves vary in color and size between brands and even between batches. Buy your spares together with the pack.',
  },
  {
    name: 'Compare with shipping',
    text: 'Supplies are bulky. Buying several things from one seller is often cheaper than the best price for each.',
  },
  {
    name: 'Ask your local store',
    text: 'You can feel a sleeve before you buy it, try your deck in the box, and help keep your place to play open.',
  },
  {
    name: 'Look at the material',
    text: '“Acid free” and “no PVC” for whatever touches cards. Soft PVC sticks to cards and clouds them over the years.',
  },
  {
    name: 'Measure once',
    text: 'Take the height of your sleeved deck before you order a box: manufacturers measure with different sleeves than yours.',
  },
]

/** Accessories, and what to look for when buying them. */
export function AccessoriesPage() {
  return (
    <GuidePage
      title="Accessories"
      summary="What keeps your cards safe, organized and fun to play with, and what to look for before you buy."
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

function ShoppingTips() {
  return (
    <div className={classes.tips}>
      <div className={classes.drawing}>
        <ShoppingList label="A shopping list: sleeves are checked off, a deck box and dice are not" />
      </div>
      <Steps steps={tips} />
    </div>
  )
}

function ShoppingList({ label }: AccessoryDrawingProps) {
  return (
    <Drawing label={label} width={240} height={220}>
      <g transform="rotate(-5 120 110)">
        <rect x="46" y="30" width="150" height="184" rx="3" opacity="0.25" />
        <path d="M50 22H200V196l-12 12H50Z" fill="#fffdf4" />
        <path d="M200 196h-12v12Z" fill={accessoryColors.board[1]} />
        <path d="M72 70H188M72 104H188M72 138H188M72 172H166" stroke="#c9b68f" />
        <path
          d="M84 58h62M104 92h62M104 126h40M104 160h56"
          stroke="#4d4336"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.75"
          transform="translate(20 4)"
        />
        {[54, 88, 122, 156].map((y) => (
          <rect
            key={y}
            x="72"
            y={y}
            width="14"
            height="14"
            rx="2"
            fill="none"
            stroke="#4d4336"
            strokeWidth="2"
          />
        ))}
        <path
          d="M74 60l5 6 11-15"
          fill="none"
          stroke="#2f6b45"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="124" cy="24" r="9" fill="#a3322a" />
        <circle cx="121" cy="21" r="3" fill="#fff" opacity="0.5" />
      </g>
      <path d="M176 204 224 132l9 6-48 72-12 6Z" fill={accessoryColors.brass} />
      <path d="m173 216 3-12 9 6Z" fill={accessoryColors.dark} />
    </Drawing>
  )
}
