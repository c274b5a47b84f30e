import { pages, resetLinkLife } from '@manafolio/contract'
import { IconClockHour4, IconMailSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { NewsFact, NewsFacts } from './news-facts.tsx'
import { RegisterLink } from './registration/register-link.tsx'
import { useResetRequest } from './use-password-reset.ts'
import { VisitorFrame } from './visitor-frame.tsx'
import { VisitorNews } from './visitor-news.tsx'

export function ForgotPasswordPage() {
  const request = useResetRequest()
  if (request.data) return <EmailSent message={request.data.message} />
  return <ResetRequestForm request={request} />
}

function ResetRequestForm({ request }: { request: ReturnType<typeof useResetRequest> }) {
  useDocumentTitle('Forgot your password?')
  const form = useForm(
    { email: '' },
    async () => (await import('./form-schemas.ts')).passwordResetRequest,
  )
  return (
    <VisitorFrame
      title="Forgot your password?"
      subtitle="Enter your email and we’ll send you a link to choose a new one."
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit((values) => request.submit(values, form.refuse))}
      >
        <EmailField {...form.field('email')} />
        <FormFailure message={request.failure} />
        <Button type="submit" disabled={request.isPending}>
          {request.isPending ? 'Sending the link...' : 'Send reset link'}
        </Button>
      </form>
      <p className={classes.links}>
        <Link to={pages.login}>Back to Sign In</Link>
        <RegisterLink />
      </p>
    </VisitorFrame>
  )
}

function EmailSent({ message }: { message: string }) {
  return (
    <VisitorNews title="Check your email" message={message}>
      <NewsFacts>
        <NewsFact Icon={IconClockHour4}>The link expires in {resetLinkLife}.</NewsFact>
        <NewsFact Icon={IconMailSearch}>Nothing there? Check your spam folder.</NewsFact>
      </NewsFacts>
      <Button renderRoot={(props) => <Link to={pages.login} {...props} />} fullWidth>
        Back to Sign In
      </Button>
    </VisitorNews>
  )
}
