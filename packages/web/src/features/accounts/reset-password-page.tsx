import { limits, pages } from '@manafolio/contract'
import { IconArrowRight } from '@tabler/icons-react'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toastFailure } from '../../ui/toast.ts'
import classes from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { NewsFact, NewsFacts } from './news-facts.tsx'
import { usePasswordReset } from './use-password-reset.ts'
import { VisitorFrame } from './visitor-frame.tsx'
import { VisitorNews } from './visitor-news.tsx'

const redirectAfterMs = 3000

const route = getRouteApi(pages.resetPassword)

export function ResetPasswordPage() {
  const { token } = route.useSearch()
  const reset = usePasswordReset()
  if (token === undefined) return <InvalidResetLink />
  if (reset.data) return <ResetComplete message={reset.data.message} />
  return <ResetForm token={token} reset={reset} />
}

interface ResetFormProps {
  token: string
  reset: ReturnType<typeof usePasswordReset>
}

function ResetForm({ token, reset }: ResetFormProps) {
  useDocumentTitle('Choose a new password')
  const form = useForm(
    { token, newPassword: '', confirmPassword: '' },
    async () => (await import('./form-schemas.ts')).passwordReset,
  )
  const send = form.submit((values) => reset.submit(values, form.refuse))
  return (
    <VisitorFrame title="Choose a new password" subtitle="This signs you out everywhere else.">
      <form className={classes.form} noValidate onSubmit={send}>
        <PasswordField
          label="New Password"
          placeholder={`Minimum ${limits.passwordMin} characters`}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          placeholder="Repeat the new password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <FormFailure message={reset.failure} />
        <Button type="submit" disabled={reset.isPending}>
          {reset.isPending ? 'Resetting your password...' : 'Reset password'}
        </Button>
      </form>
      <p className={classes.links}>
        <Link to={pages.login}>Back to Sign In</Link>
        <Link to={pages.forgotPassword}>Get a new link</Link>
      </p>
    </VisitorFrame>
  )
}

function ResetComplete({ message }: { message: string }) {
  return (
    <VisitorNews title="Password Reset Complete" message={message}>
      <SoonAtLogin />
      <Button renderRoot={(props) => <Link to={pages.login} {...props} />} fullWidth>
        Sign in
      </Button>
    </VisitorNews>
  )
}

const noToken = 'This password reset link is invalid or missing a token.'

function InvalidResetLink() {
  useEffect(() => toastFailure('Invalid reset link', noToken), [])
  return (
    <VisitorNews title="Invalid Reset Link" message={noToken}>
      <SoonAtLogin />
      <Button renderRoot={(props) => <Link to={pages.forgotPassword} {...props} />} fullWidth>
        Get a new link
      </Button>
    </VisitorNews>
  )
}

function SoonAtLogin() {
  useLoginRedirect()
  return (
    <NewsFacts>
      <NewsFact Icon={IconArrowRight}>Taking you to the sign-in page...</NewsFact>
    </NewsFacts>
  )
}

/** Redirects to the sign-in page after a delay that leaves time to read the message. */
function useLoginRedirect(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: pages.login }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
}
