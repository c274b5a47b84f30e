import { pages } from '@manafolio/contract'
import { FakeCardTools } from './drawings/fake-card-tools.tsx'
import { FakeCardTest } from './fake-card-test.tsx'
import { fakeCardTests } from './fake-card-tests.tsx'
import { GuidePage, type GuideSection } from './guide-page.tsx'
import { HarmfulTests } from './harmful-tests.tsx'
import { NextGuide } from './next-guide.tsx'
import { RedFlags } from './red-flags.tsx'
import { Steps } from './steps.tsx'

/** How to tell counterfeits, and how far to trust each way. */
export function FakeCardsPage() {
  return (
    <GuidePage
      title="Fake Cards"
      summary="Ten tests that leave the card whole, from a fingertip to the loupe, with what you see on a genuine card and on a fake."
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
          You will hear of these three. Each spoils a genuine card for good. Never do them to one
          that you want to keep, nor to anybody else’s.
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
            text: 'Selling or trading a card that you know to be false is fraud, also if you were cheated yourself.',
          },
          {
            name: 'Keep everything',
            text: 'The listing, the messages, the packet, and pictures of the card under the loupe beside a real one.',
          },
          {
            name: 'Tell seller and marketplace',
            text: 'Within their time limits. Large marketplaces refund counterfeits. A decent seller will not want to have sold you one.',
          },
          {
            name: 'Ask somebody who handles many',
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
        Then what it is worth depends on its corners, edges and surface, and on an honest word for
        them.
      </NextGuide>
    ),
  },
]
