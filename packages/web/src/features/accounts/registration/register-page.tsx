import { limits, pages } from '@manafolio/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { RegisterParams } from '../../../lib/search-params.ts'
import { useSite } from '../../../lib/site.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import classes from '../form.module.css'
import { FormFailure } from '../form-failure.tsx'
import { PasswordCheck } from '../password-check.tsx'
import { useRegister } from '../use-sign-in.ts'
import { VisitorFrame } from '../visitor-frame.tsx'
import { VisitorNews } from '../visitor-news.tsx'

const route = getRouteApi(pages.register)

const setupText = {
  title: 'Create the administrator',
  subtitle: 'The first account of this site, which manages the others.',
}
const text = {
  title: 'Create an account',
  subtitle: 'Look up prices, track your collection, build decks.',
}

/** The form, or why nobody can register here without an invite. */
export function RegisterPage() {
  const { invite, setup } = route.useSearch()
  const mode = useSite()?.registration
  if (setup !== undefined) return <RegisterForm links={{ setup }} {...setupText} />
  if (mode === 'closed') return <RegistrationClosed />
  if (mode === 'invite' && invite === undefined) return <InviteRequired />
  return <RegisterForm links={invite === undefined ? {} : { invite }} {...text} />
}

interface RegisterFormProps {
  title: string
  subtitle: string
  links: RegisterParams
}

function RegisterForm({ title, subtitle, links }: RegisterFormProps) {
  useDocumentTitle(title)
  const register = useRegister()
  const { next } = route.useSearch()
  const form = useForm(
    { email: '', password: '', ...links },
    async () => (await import('../form-schemas.ts')).newAccount,
  )
  const send = form.submit((values) => register.submit(values, form.refuse))
  return (
    <VisitorFrame title={title} subtitle={subtitle}>
      <form className={classes.form} noValidate onSubmit={send}>
        <EmailField {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={<PasswordCheck isMet={form.values.password.length >= limits.passwordMin} />}
          {...form.field('password')}
        />
        <FormFailure message={register.failure} />
        <Button type="submit" disabled={register.isPending}>
          {register.isPending ? 'Creating your account...' : 'Create account'}
        </Button>
      </form>
      <p className={classes.consent}>
        By creating an account you agree to the <Link to={pages.terms}>Terms and Conditions</Link>{' '}
        and the <Link to={pages.privacyPolicy}>Privacy Policy</Link>.
      </p>
      <p className={classes.links}>
        <span>
          Already have an account?{' '}
          <Link to={pages.login} search={next ? { next } : {}}>
            Sign in
          </Link>
        </span>
      </p>
    </VisitorFrame>
  )
}

function RegistrationClosed() {
  return (
    <VisitorNews
      title="Registration is closed"
      message="This site does not take new accounts at the moment. If you have one already, you can sign in as always."
    >
      <SignInButton />
    </VisitorNews>
  )
}

function InviteRequired() {
  return (
    <VisitorNews
      title="By invitation only"
      message="To create an account here, open the link of an invite. Administrators of this site can send you one."
    >
      <SignInButton />
    </VisitorNews>
  )
}

function SignInButton() {
  return (
    <Button renderRoot={(props) => <Link to={pages.login} {...props} />} fullWidth>
      Sign in
    </Button>
  )
}
