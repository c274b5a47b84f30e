import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import pitch from './pitch/pitch.module.css'
import { RegisterLink } from './registration/register-link.tsx'
import { useSignIn } from './use-sign-in.ts'
import { VisitorFrame } from './visitor-frame.tsx'

export function SignInPage() {
  useDocumentTitle('Sign in')
  const signIn = useSignIn()
  const form = useForm(
    { email: '', password: '' },
    async () => (await import('./form-schemas.ts')).credentials,
  )
  return (
    <VisitorFrame
      title="Sign in"
      subtitle="Your cards are right where you left them."
      about={<Pitch />}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit((values) => signIn.submit(values, form.refuse))}
      >
        <EmailField {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormFailure message={signIn.failure} />
        <Button type="submit" disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <p className={classes.links}>
        <Link to={pages.forgotPassword}>Forgot your password?</Link>
        <RegisterLink />
      </p>
    </VisitorFrame>
  )
}

const pictures = [
  ['search', 'Find any card and its price'],
  ['collection', 'Keep your collection'],
  ['decks', 'Build decks for nine formats'],
] as const

/** What Manafolio does, for somebody who has never seen it. */
function Pitch() {
  return (
    <section aria-label="About Manafolio" className={pitch.pitch}>
      <p className={pitch.line}>All your Magic cards and decks, with what they are worth.</p>
      <ul className={pitch.pictures}>
        {pictures.map(([picture, caption]) => (
          <li key={picture} className={pitch.picture} data-picture={picture}>
            {caption}
          </li>
        ))}
      </ul>
    </section>
  )
}
