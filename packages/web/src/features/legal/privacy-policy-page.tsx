import { limits, resetLinkLife } from '@manafolio/contract'
import { Contact } from './contact.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const privacySections: readonly LegalSection[] = [
  {
    id: 'information-collected',
    title: 'Information We Collect',
    body: (
      <>
        <p>Manafolio is made by Lanternlight Studio. We store what the site needs to work:</p>
        <ul>
          <li>
            <strong>Your account.</strong> Your email address, when you confirmed it, the day you
            joined, the invite you used if there was one, whether you are an administrator, and your
            password as an argon2 hash. The password itself is not stored and can’t be read back
            from the hash.
          </li>
          <li>
            <strong>Your cards and decks.</strong> The printings in your collection with their
            quantities, finishes, conditions and languages, the time you added them, and each change
            you make to them, so that you can undo it; their value on each day; the rows of files
            you import, until they are in your collection or you delete them; the decks you build
            with their names, descriptions, commanders and cards, each change you make to them, and
            the links that share them; and what happened to cards whose records Scryfall merged or
            removed.
          </li>
          <li>
            <strong>A cookie that keeps you signed in.</strong> It holds a random session number and
            lasts up to {limits.sessionDays} days, or {limits.sessionIdleDays} without a visit. Our
            server stores the other half: which account the session belongs to, when it started and
            was last used, the names of your browser and system, and your shortened IP address, so
            that you can tell your sessions apart on the account page. Signing out ends both.
          </li>
          <li>
            <strong>A cookie that recognizes this browser.</strong> Once you have signed in, a
            random number lets your browser sign in even while someone else is guessing your
            password. It does not sign anyone in by itself or identify you, lasts up to{' '}
            {limits.knownDeviceDays} days, and our server stores no copy.
          </li>
          <li>
            <strong>Password resets.</strong> When you request a reset link, we store a hash of it.
            It expires after {resetLinkLife}, or once you have used it.
          </li>
          <li>
            <strong>Access tokens.</strong> When you make one for a script, we store its name, a
            hash of it, when it was made and when it was last used, until you revoke it or for{' '}
            {limits.expiredAccessTokenDays} days after it has expired.
          </li>
          <li>
            <strong>Sign-in attempts.</strong> To slow down guessing, the server counts attempts by
            IP address for {limits.throttleMinutes} minutes and by account for{' '}
            {limits.loginFailureMinutes} minutes, under keys from which nobody can read an address.
          </li>
          <li>
            <strong>The server’s log.</strong> It records what kind of request the site answered,
            with the time and the beginning of your account’s id; errors; rejected attempts such as
            a wrong password, and when you register, sign in, confirm your address, change your
            password or delete your account, with the time and your shortened IP address; and each
            email sent, with only the first character of your email address and the part after the
            @. It contains no passwords, and not which cards or decks a request was about.
          </li>
          <li>
            <strong>Emails that could not be sent.</strong> Which kind of email and why, for up to
            30 days, without your address.
          </li>
        </ul>
        <p>
          Your choice of light or dark colors stays in your own browser. We use no analytics, no
          advertising, no tracking pixels and no fingerprinting, and we don’t ask for your name,
          address or payment details.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How We Use Information',
    body: (
      <>
        <p>We use this information for these purposes and no others:</p>
        <ul>
          <li>to sign you in and keep other people out of your account;</li>
          <li>to show your collection, its statistics and its estimated value;</li>
          <li>to store your decks and suggest cards that go with them;</li>
          <li>
            to send you an email to confirm your address, a reset email when someone requests one
            for your email address, and an email when your password was changed or you deleted your
            account;
          </li>
          <li>to find and fix bugs, and to stop abuse.</li>
        </ul>
        <p>
          These are the only emails the site sends. There is no newsletter, and no profile of what
          you look at.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Information Sharing',
    body: (
      <>
        <p>
          We don’t sell your data, and nobody gets your collection, your decks or your email address
          to advertise to you. These third parties see part of it:
        </p>
        <ul>
          <li>
            <strong>Scryfall.</strong> Your browser loads card images straight from Scryfall’s
            servers, and on some installations card details, too. As with any site you visit,
            Scryfall then sees your IP address and which images were requested. It does not learn
            who you are or which page you were on.
          </li>
          <li>
            <strong>TCGplayer.</strong> Links to buy cards or accessories carry your Manafolio user
            id, a random number, as a tracking sub-id, so that a purchase can be credited to us.
            Nothing is sent until you follow such a link. After that, TCGplayer’s own policy
            applies.
          </li>
          <li>
            <strong>People you share a link with.</strong> You can turn on a link that shares a
            deck: anyone who has it sees the deck’s name, description, cards and value and when it
            was last changed, but nothing about you or your collection, until you turn it off.
          </li>
          <li>
            <strong>Service providers.</strong> Our hosting and mail providers handle data for us,
            on our instructions, to keep the site up and deliver emails. If no mail provider is set
            up, emails are stored in a folder on the server instead, for the operator to forward and
            delete.
          </li>
          <li>
            <strong>Administrators.</strong> They see the list of users with email and whether it is
            confirmed, name if there is one, role and the day each joined, and which invite was used
            by whom. They can delete accounts.
          </li>
          <li>
            <strong>Authorities,</strong> when the law leaves us no choice.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Data Security',
    body: (
      <>
        <p>
          Passwords are hashed with argon2, which makes guessing slow and expensive. The session
          cookie can’t be read by scripts or used by other sites. A reset link works once, expires
          after {resetLinkLife}, and using it ends all of your sessions.
        </p>
        <p>
          No system is perfectly secure. If something happens to your data that could harm you, we
          will tell you as soon as we know what happened and what you can do. The best thing you can
          do is to use a password that you use nowhere else.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your Rights',
    body: (
      <>
        <p>The data is yours. On your account page you can, at any time,</p>
        <ul>
          <li>download everything in your account, in a file that other programs can read;</li>
          <li>see where you are signed in, and end any of these sessions;</li>
          <li>make access tokens for scripts, and revoke them;</li>
          <li>
            delete your account with its collection, decks and sessions, at once and for good.
          </li>
        </ul>
        <p>
          Anything outside of your account (log entries, emails in the server’s folder, and backups)
          is not in that file, and is deleted when it is cleared, not with your account.
        </p>
        <p>
          To have your email address corrected, or for anything else, write to us from it. We answer
          within 30 days, free of charge. Depending on where you live, for instance in the European
          Union, the United Kingdom or California, the law may give you more rights, such as to
          object to a use or to complain to an authority. Manafolio is not meant for children under
          13, and we don’t knowingly keep their data.
        </p>
        <p>
          The address is <Contact />.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        When we change what we do with data, we update this page. If a change affects data that we
        already hold, we announce it on the site before it takes effect, so that you can export your
        lists and leave if you don’t agree.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions, requests and complaints about privacy go to Lanternlight Studio: <Contact />. A
        person reads and answers them.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="In short: we store your email address, your cards and your decks, set two cookies, and track nobody."
      sections={privacySections}
    />
  )
}
