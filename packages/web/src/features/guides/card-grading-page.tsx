import { pages } from '@manafolio/contract'
import { ConditionComparison } from './condition-comparison.tsx'
import { ConditionText } from './condition-text.tsx'
import { conditions } from './conditions.ts'
import { GradeNameTable } from './grade-name-table.tsx'
import { lookingTips, photoTips } from './grading-tips.ts'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { NextGuide } from './next-guide.tsx'
import { Steps } from './steps.tsx'

/** What the five conditions of a card mean, and how to tell them apart. */
export function CardGradingPage() {
  return (
    <GuidePage
      title="Card Grading"
      summary="Five words decide what a card is worth. Here is what they mean, what they look like, and how to settle on one."
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
          Wear adds up in this order, but a card needs only one bad fault to fall a grade.
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
    title: 'Pictures for a sale',
    body: <Steps steps={photoTips} />,
  },
  {
    id: 'other-names',
    title: 'Other names for the same wear',
    body: (
      <>
        <p>
          Marketplaces use their own words. This is how they roughly meet; no shop will sign it, so
          read the rules of the one you buy from. Mind the trap: Cardmarket’s “Light Played” is a
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
          The shares above are what sellers usually ask, not a rule. A card that everybody plays
          loses little, because players put it in a sleeve. A card that people collect loses a lot
          with the first crease. Old cards fall fastest between Near Mint and Lightly Played.
        </p>
        <p>
          A price on Manafolio is the market’s for a printing; it knows nothing about the state of
          your copy. Look up sales of the same printing in the same condition before you name yours.
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
