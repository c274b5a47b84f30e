import { limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'
import { PasswordCheck } from './password-check.tsx'
import { useRegister } from './use-sign-in.ts'
import { VisitorFrame } from './visitor-frame.tsx'

export function RegisterPage() {
  useDocumentTitle('Create an account')
  const register = useRegister()
  const form = useForm(
    { email: '', password: '' },
    async () => (await import('./form-schemas.ts')).newAccount,
  )
  return (
    <VisitorFrame
      title="Create an account"
      subtitle="Look up prices, track your collection, build decks."
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit((values) => register.mutate(values))}
      >
        <EmailField {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={<PasswordCheck isMet={form.values.password.length >= limits.passwordMin} />}
          {...form.field('password')}
        />
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
          Already have an account? <Link to={pages.login}>Sign in</Link>
        </span>
      </p>
    </VisitorFrame>
  )
}
