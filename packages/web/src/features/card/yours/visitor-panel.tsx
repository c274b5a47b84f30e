import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useNextParams } from '../../../lib/next-params.ts'
import { useIsRegistrationOpen } from '../../../lib/site.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './visitor-panel.module.css'
import panel from './yours-panel.module.css'

/** What an account adds to this page; signing in leads back to it. */
export function VisitorPanel() {
  const isOpen = useIsRegistrationOpen()
  const next = useNextParams()
  return (
    <section id="yours" aria-labelledby="yours-title" className={panel.panel}>
      <h2 id="yours-title" className={panel.title}>
        Yours
      </h2>
      <p className={classes.text}>
        With an account, this page shows your copies of the card by finish, condition and language,
        which of your decks they are in, and which are free. You can add it to your collection or
        put it into a deck from here.
      </p>
      <div className={classes.links}>
        {isOpen && (
          <Button renderRoot={(props) => <Link to={pages.register} search={next} {...props} />}>
            Create an account
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => <Link to={pages.login} search={next} {...props} />}
        >
          Sign in
        </Button>
      </div>
    </section>
  )
}
