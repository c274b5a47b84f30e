import { pages } from '@manafolio/contract'
import { IconMailSearch, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/toast.ts'
import formClasses from '../form.module.css'
import { NewsFact, NewsFacts } from '../news-facts.tsx'
import { VisitorFrame } from '../visitor-frame.tsx'
import { SendAgain } from './email-status.tsx'
import classes from './verification.module.css'

/** In place of other pages, where the address has to be confirmed first. */
export function ConfirmEmailPage() {
  useDocumentTitle('Confirm your email')
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  if (!user) return null

  async function refresh() {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    const isVerified = queryClient.getQueryData(currentUserQuery.queryKey)?.emailVerifiedAt
    if (!isVerified) toastFailure('Not confirmed yet', 'Follow the link in the email first.')
  }

  return (
    <VisitorFrame
      title="Confirm your email"
      subtitle={`We sent a link to ${user.email}. Follow it to start.`}
    >
      <NewsFacts>
        <NewsFact Icon={IconMailSearch}>Nothing there? Check your spam folder.</NewsFact>
        <NewsFact Icon={IconRefresh}>Confirmed on another device? Continue here.</NewsFact>
      </NewsFacts>
      <div className={classes.buttons}>
        <Button onClick={() => void refresh()}>Continue</Button>
        <SendAgain />
      </div>
      <p className={formClasses.links}>
        <Link to={pages.account}>Your account</Link>
      </p>
    </VisitorFrame>
  )
}
