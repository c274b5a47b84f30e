import { limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../lib/formats.ts'
import { Contact } from './contact.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const termsSections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <p>
        These terms are an agreement between you and Lanternlight Studio, who makes Manafolio. By
        creating an account or using the site you accept them, together with the{' '}
        <Link to={pages.privacyPolicy}>Privacy Policy</Link>. If you don’t agree, please don’t use
        the site.
      </p>
    ),
  },
  {
    id: 'use-of-service',
    title: 'Use of the Service',
    body: (
      <>
        <p>
          Manafolio lets you search Magic: The Gathering cards, keep a collection, build decks and
          read guides. It is free. You may use it for yourself, your playgroup or your shop, as long
          as you don’t
        </p>
        <ul>
          <li>break into accounts or parts of the site that are not yours;</li>
          <li>overload it so that others can’t use it, or copy it wholesale;</li>
          <li>use it to break the law, to deceive people or to trade in counterfeit cards.</li>
        </ul>
        <p>
          We work to keep the site up, but it may be slow, change, or be unavailable for a while,
          without notice.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'User Accounts',
    body: (
      <>
        <p>
          To store cards and decks you need an account with an email address that you can read and a
          password of at least {limits.passwordMin} characters. You have to be 13 or older. Keep the
          password to yourself: you are responsible for what is done with your account. If someone
          else gets in, reset the password, which ends all other sessions, and let us know.
        </p>
        <p>
          A collection holds up to {formatCount(limits.collectionPrintings)} different printings.
          Your lists stay yours. You allow us to store and show them so that the site can do its
          work.
        </p>
      </>
    ),
  },
  {
    id: 'pricing',
    title: 'Pricing Information',
    body: (
      <>
        <p>
          Card data and prices come from a third party, Scryfall, who takes them from TCGplayer (US
          dollars) and Cardmarket (euros), about once a day. They are informational only. A price
          can be old, missing or wrong, and says little about one particular card and its condition.
        </p>
        <p>
          No price here is an offer, an appraisal or financial advice, and neither is the value of a
          collection or deck that we add up from such prices. Check with the seller before you buy,
          sell, trade or insure anything.
        </p>
        <p>
          <strong>Affiliate disclosure.</strong> As a TCGplayer affiliate we may earn from
          qualifying purchases. Links to TCGplayer carry our partner id and your user id. You pay no
          more because of it, and it has no say in which cards we show or in which order. What you
          buy there is between you and the seller.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <>
        <p>
          Manafolio is not affiliated with Wizards of the Coast, who publishes the game. Manafolio
          is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by
          Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of
          the Coast LLC. Magic: The Gathering is a trademark of Wizards of the Coast.
        </p>
        <p>
          Card data and images are provided by Scryfall. Manafolio is not produced by, endorsed by,
          supported by, or affiliated with Scryfall. Artworks belong to their artists and Wizards of
          the Coast.
        </p>
        <p>
          The name Manafolio, the site’s design, its own drawings and its guides belong to
          Lanternlight Studio.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <>
        <p>
          The site is provided as is and as available, without warranty of any kind. As far as the
          law allows, we are not liable for lost profits, lost data, trades you regret, or any other
          indirect damage that comes from using the site or from being unable to use it. In all, our
          liability is limited to 50 US dollars.
        </p>
        <p>
          Some places don’t allow such limits. There, they apply only as far as they may, and never
          to harm that we cause on purpose.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can stop at any time and delete your account on your account page. We may suspend or
        delete an account that breaks these terms or endangers the site or its users. Where that is
        fair, we warn you first. Deleting an account removes all of its data, including collection
        and decks, and can’t be undone.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: (
      <p>
        These terms are governed by the laws of the State of Florida, United States, without regard
        to its rules on conflicts of law. Disputes go to the state and federal courts in Florida. If
        you are a consumer, this does not take away the protection that the law of your own country
        gives you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to These Terms',
    body: (
      <p>
        We may change these terms when the site or the law changes. We announce changes that matter
        on the site before they apply. If you keep using the site after that, you accept them.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions about these terms go to Lanternlight Studio: <Contact />.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <LegalPage
      title="Terms and Conditions"
      summary="In short: Manafolio is free, prices are estimates, your lists are yours, and we ask you to treat the site and its other users fairly."
      sections={termsSections}
    />
  )
}
