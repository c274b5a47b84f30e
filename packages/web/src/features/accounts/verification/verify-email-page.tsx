import { pages } from '@manafolio/contract'
import { IconClockHour4, IconMailSearch } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { NewsFact, NewsFacts } from '../news-facts.tsx'
import { VisitorFrame } from '../visitor-frame.tsx'
import { VisitorNews } from '../visitor-news.tsx'
import { useVerification } from './use-verification.ts'

const route = getRouteApi(pages.verifyEmail)

/** Where the link in the email leads. Only the button confirms: mail programs open links, too. */
export function VerifyEmailPage() {
  const { token } = route.useSearch()
  const verification = useVerification()
  if (verification.isSuccess) return <Verified message={verification.data.message} />
  if (token === undefined || isRefused(verification.error)) return <InvalidLink />
  return <VerifyForm token={token} verification={verification} />
}

/** The server knows no such link; anything else can be tried again. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400
}

interface VerifyFormProps {
  token: string
  verification: ReturnType<typeof useVerification>
}

function VerifyForm({ token, verification }: VerifyFormProps) {
  useDocumentTitle('Confirm your email address')
  const { isPending, error, mutate } = verification
  return (
    <VisitorFrame
      title="Confirm your email address"
      subtitle="One click, and we know that this address is yours."
    >
      <Button fullWidth disabled={isPending} onClick={() => mutate({ token })}>
        {isPending ? 'Confirming...' : 'Confirm email address'}
      </Button>
      <p role="alert">{error && messageOf(error, 'That did not work. Please try again.')}</p>
    </VisitorFrame>
  )
}

function Verified({ message }: { message: string }) {
  return (
    <VisitorNews title="Email address confirmed" message={message}>
      <OnwardButton visitor="Sign in" member="Go to your cards" />
    </VisitorNews>
  )
}

function InvalidLink() {
  const user = useCurrentUser()
  if (user && user.emailVerifiedAt !== null) {
    return <Verified message="Your email address is confirmed already." />
  }
  return (
    <VisitorNews
      title="Invalid confirmation link"
      message="This confirmation link is invalid, expired or used."
    >
      <NewsFacts>
        <NewsFact Icon={IconMailSearch}>Only the newest email has a link that works.</NewsFact>
        <NewsFact Icon={IconClockHour4}>Your account page can send you another one.</NewsFact>
      </NewsFacts>
      <OnwardButton visitor="Sign in" member="Go to your account" to={pages.account} />
    </VisitorNews>
  )
}

interface OnwardButtonProps {
  visitor: string
  member: string
  /** Where it leads a signed-in user. */
  to?: typeof pages.home | typeof pages.account
}

function OnwardButton({ visitor, member, to = pages.home }: OnwardButtonProps) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <Button
      renderRoot={(props) => <Link to={isSignedIn ? to : pages.login} {...props} />}
      fullWidth
    >
      {isSignedIn ? member : visitor}
    </Button>
  )
}
