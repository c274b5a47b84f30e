import { pages } from '@manafolio/contract'
import classes from './card-grading-page.module.css'
import { conditions } from './conditions.ts'
import { ConditionText, GradeNameTable } from './conditions.tsx'
import { WornCorner } from './drawings/worn-corner.tsx'
import { WornEdge } from './drawings/worn-edge.tsx'
import { WornSurface } from './drawings/worn-surface.tsx'
import { lookingTips, photoTips } from './grading-tips.ts'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { NextGuide } from './next-guide.tsx'
import { Steps } from './steps.tsx'

/** What the five conditions of a card mean, and how to tell them apart. */
export function CardGradingPage() {
  return (
    <GuidePage
      title="Card Grading"
      summary="Five grades decide what a card is worth. Here is what they mean, what they look like, and how to pick one."
      sections={sections}
    />
  )
}

const sections: readonly GuideSection[] = [
  {
    id: 'side-by-side',
    title: 'Five conditions, side by side',
    body: (
      <>
        <p>
          The same card five times: its corner, its upper edge, and its picture tilted to the light.
          Wear adds up in this order, but one bad flaw is enough to drop a grade.
        </p>
        <ConditionComparison />
      </>
    ),
  },
  ...conditions.map((condition) => ({
    id: condition.id,
    title: condition.name,
    body: <ConditionText condition={condition} />,
  })),
  {
    id: 'tips',
    title: 'How to look at a card',
    body: <Steps steps={lookingTips} />,
  },
  {
    id: 'photographs',
    title: 'Photos for a sale',
    body: <Steps steps={photoTips} />,
  },
  {
    id: 'other-names',
    title: 'Other names for the same wear',
    body: (
      <>
        <p>
          Marketplaces use their own terms. This is roughly how they compare; no store guarantees
          it, so read the rules of the one you buy from. One trap: Cardmarket’s “Light Played” is a
          worse card than “Lightly Played” here.
        </p>
        <GradeNameTable />
      </>
    ),
  },
  {
    id: 'prices',
    title: 'About the prices',
    body: (
      <>
        <p>
          The shares above are what sellers usually ask, not a rule. A card that everyone plays
          loses little, because players sleeve it anyway. A card that people collect loses a lot
          with the first crease. Old cards drop fastest between Near Mint and Lightly Played.
        </p>
        <p>
          A price on Manafolio is the market’s for a printing; it knows nothing about the state of
          your copy. Look up sales of the same printing in the same condition before you set yours.
        </p>
      </>
    ),
  },
  {
    id: 'is-it-real',
    title: 'Is it real?',
    body: (
      <NextGuide to={pages.fakeCards} name="Spot fake cards">
        A condition means something only if the card is genuine. If it cost a lot, if it feels
        wrong, or if its wear does not look like wear, test it first.
      </NextGuide>
    ),
  },
]

/** The same card in all five conditions, from best to worst. */
function ConditionComparison() {
  return (
    <ol className={classes.conditions}>
      {conditions.map(({ id, name, short, wear }) => (
        <li key={id} className={classes.condition}>
          <a href={`#${id}`} className={classes.name}>
            {name} <span className={classes.short}>{short}</span>
          </a>
          <WornCorner wear={wear} label={`Corner, ${name}`} />
          <WornEdge wear={wear} label={`Edge, ${name}`} />
          <WornSurface wear={wear} label={`Surface, ${name}`} />
        </li>
      ))}
    </ol>
  )
}
