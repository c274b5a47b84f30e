import { pages } from '@manafolio/contract'
import { FakeCardTools } from './drawings/fake-card-tools.tsx'
import { BendTest, RipTest, WaterTest } from './drawings/harmful.tsx'
import { FakeCardTest } from './fake-card-test.tsx'
import { fakeCardTests } from './fake-card-tests.tsx'
import classes from './fake-cards-page.module.css'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { NextGuide } from './next-guide.tsx'
import { RedFlags } from './red-flags.tsx'
import { Steps } from './steps.tsx'

const harmfulTests = [
  {
    name: 'Bend test',
    text: 'Folding the card over until its ends meet, to see whether it springs back. It leaves creases and weakens the core, and good fakes spring back as well.',
    Draw: BendTest,
  },
  {
    name: 'Water test',
    text: 'A drop on the surface, to see whether it soaks in. On a worn genuine card it does, and the stain stays.',
    Draw: WaterTest,
  },
  {
    name: 'Rip test',
    text: 'Tearing the card to look at its blue core. You learn it for certain, about a card that you no longer have.',
    Draw: RipTest,
  },
] as const

/** How to spot counterfeits, and how reliable each test is. */
export function FakeCardsPage() {
  return (
    <GuidePage
      title="Fake Cards"
      summary="Ten tests that don’t harm the card, from a fingertip to the loupe, with what you see on a genuine card and on a fake."
      sections={sections}
    />
  )
}

const sections: readonly GuideSection[] = [
  {
    id: 'before-you-begin',
    title: 'Before you begin',
    body: (
      <>
        <FakeCardTools />
        <p>
          No single test proves that a card is real. Do several, begin with those that need no tool,
          and give most weight to the print: paper can be bought, the original plates can’t. What
          you need is a bright lamp, a loupe of 30 to 60 times, and a card of the same set that you
          opened yourself.
        </p>
        <p>
          The drawings show what to look for, larger and plainer than it is. Manafolio does not
          authenticate cards and can’t tell from here. Before you pay much for one, have a
          professional grading or authentication service look at it.
        </p>
      </>
    ),
  },
  ...fakeCardTests.map((test) => ({
    id: test.id,
    title: test.title,
    body: <FakeCardTest test={test} />,
  })),
  {
    id: 'never-do',
    title: 'Tests never to do',
    body: (
      <>
        <p>
          You will hear of these three. Each one ruins a genuine card for good. Never do them to a
          card you want to keep, or to anyone else’s.
        </p>
        <HarmfulTests />
      </>
    ),
  },
  {
    id: 'red-flags',
    title: 'Common red flags',
    body: <RedFlags />,
  },
  {
    id: 'not-sure',
    title: 'When you are not sure',
    body: (
      <Steps
        steps={[
          {
            name: 'Do not pass it on',
            text: 'Selling or trading a card that you know is fake is fraud, even if you were cheated yourself.',
          },
          {
            name: 'Keep everything',
            text: 'The listing, the messages, the packet, and pictures of the card under the loupe beside a real one.',
          },
          {
            name: 'Contact the seller and the marketplace',
            text: 'Within their time limits. Large marketplaces refund counterfeits. An honest seller will want to make it right.',
          },
          {
            name: 'Ask someone who handles a lot of cards',
            text: 'A shop that buys singles sees hundreds a day. For an expensive card, pay for a professional opinion: it costs less than being wrong.',
          },
        ]}
      />
    ),
  },
  {
    id: 'condition',
    title: 'It is real. How good is it?',
    body: (
      <NextGuide to={pages.cardGrading} name="Grade its condition">
        Then its value depends on its corners, edges and surface, and on an honest grade.
      </NextGuide>
    ),
  },
]

/** Common tests that damage cards. */
function HarmfulTests() {
  return (
    <ul className={classes.tests}>
      {harmfulTests.map(({ name, text, Draw }) => (
        <li key={name}>
          <Draw label={`${name}, crossed out`} />
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
