import { ShoppingList } from './drawings/shopping-list.tsx'
import classes from './shopping-tips.module.css'
import { type Step, Steps } from './steps.tsx'

const tips: readonly Step[] = [
  {
    name: 'Sleeves first, then a box',
    text: 'With one pack of sleeves and one box a deck is safe. All else can wait until you miss it.',
  },
  {
    name: 'One brand, one batch',
    text: 'Sleeves differ in colour and size from maker to maker and even from print to print. Buy the spares with the pack.',
  },
  {
    name: 'Compare with shipping',
    text: 'Supplies are bulky. Several things from one seller often cost less than the cheapest of each.',
  },
  {
    name: 'Ask your local store',
    text: 'You can feel a sleeve before you buy it, try your deck in the box, and you keep your place to play open.',
  },
  {
    name: 'Look at the material',
    text: '“Acid free” and “no PVC” for whatever touches cards. Soft PVC sticks to them and clouds them over the years.',
  },
  {
    name: 'Measure once',
    text: 'Take the height of your sleeved deck before you order a box: makers count cards in other sleeves than yours.',
  },
]

export function ShoppingTips() {
  return (
    <div className={classes.tips}>
      <div className={classes.drawing}>
        <ShoppingList label="A shopping list: sleeves are ticked, a deck box and dice are not yet" />
      </div>
      <Steps steps={tips} />
    </div>
  )
}
