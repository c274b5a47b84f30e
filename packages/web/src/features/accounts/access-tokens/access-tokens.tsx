import { type AccessToken, getApiDescription } from '@manafolio/contract'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { AccountSection } from '../account-section.tsx'
import { FactLine } from '../fact-line.tsx'
import sessionClasses from '../session-list.module.css'
import { AccessTokenForm, scopeNames } from './access-token-form.tsx'
import classes from './access-tokens.module.css'
import { accessTokensQuery, useRevokeAccessToken } from './access-tokens-query.ts'

/** The user's access tokens: a form to make one, and those that there are. */
export function AccessTokens() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [question, setQuestion] = useState<AccessToken | null>(null)

  return (
    <AccountSection id="access-tokens" title="Access tokens" headingRef={heading}>
      <p className={classes.text}>
        A script of yours can use the{' '}
        <a href={getApiDescription.path} target="_blank" rel="noreferrer">
          API
        </a>{' '}
        with a token instead of your password: to save your collection, or to read a deck.
      </p>
      <AccessTokenForm />
      <TokenList onRevoke={setQuestion} />
      {question && (
        <RevokeDialog
          token={question}
          onRevoked={() => heading.current?.focus()}
          onClosed={() => setQuestion(null)}
        />
      )}
    </AccountSection>
  )
}

interface RevokeDialogProps {
  token: AccessToken
  /** Moves the focus when the button of the token is gone. */
  onRevoked: () => void
  onClosed: () => void
}

function RevokeDialog({ token, onRevoked, onClosed }: RevokeDialogProps) {
  const revoke = useRevokeAccessToken()
  const isExpired = hasExpired(token, new Date())

  function end() {
    onClosed()
    if (revoke.isSuccess) onRevoked()
  }

  return (
    <DeleteDialog
      title={isExpired ? 'Remove access token' : 'Revoke access token'}
      isPending={revoke.isPending}
      pendingLabel={isExpired ? 'Removing...' : 'Revoking...'}
      onDelete={(close) => revoke.mutate(token.id, { onSettled: close })}
      onClosed={end}
    >
      {isExpired
        ? `“${token.name}” has expired. It leaves this list.`
        : `“${token.name}” stops working at once. A script that uses it needs a new one.`}
    </DeleteDialog>
  )
}

function hasExpired({ expiresAt }: AccessToken, now: Date): boolean {
  return new Date(expiresAt) <= now
}

function TokenList({ onRevoke }: { onRevoke: (token: AccessToken) => void }) {
  const list = useQuery(accessTokensQuery)
  if (list.isPending) return <p className={classes.text}>Loading your access tokens...</p>
  if (!list.data) {
    return (
      <div role="alert">
        <p>{messageOf(list.error, 'Your access tokens can’t be shown right now.')}</p>
        <Button variant="default" mt={12} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (list.data.length === 0) return <p className={classes.text}>You have no access tokens.</p>
  return (
    <ul className={sessionClasses.list} aria-labelledby="access-tokens">
      {list.data.map((token) => (
        <TokenLine
          key={token.id}
          token={token}
          now={new Date(list.dataUpdatedAt)}
          onRevoke={() => onRevoke(token)}
        />
      ))}
    </ul>
  )
}

interface TokenLineProps {
  token: AccessToken
  now: Date
  onRevoke: () => void
}

function TokenLine({ token, now, onRevoke }: TokenLineProps) {
  const isExpired = hasExpired(token, now)
  const action = isExpired ? 'Remove' : 'Revoke'
  return (
    <li className={sessionClasses.line}>
      <IconKey size={24} stroke={1.6} aria-hidden className={sessionClasses.icon} />
      <div className={sessionClasses.content}>
        <p className={classes.name}>
          {token.name}
          <span className={classes.scope}>{isExpired ? 'Expired' : scopeNames[token.scope]}</span>
        </p>
        <FactLine facts={factsOf(token, isExpired)} />
      </div>
      <Button
        variant="default"
        size="compact-md"
        className={sessionClasses.end}
        aria-label={`${action} access token: ${token.name}`}
        aria-haspopup="dialog"
        onClick={onRevoke}
      >
        {action}
      </Button>
    </li>
  )
}

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

function dayOf(at: string): string {
  return days.format(new Date(at))
}

function factsOf({ createdAt, expiresAt, lastUsedAt }: AccessToken, isExpired: boolean): string[] {
  const used = lastUsedAt === null ? 'never used' : `last used on ${dayOf(lastUsedAt)}`
  const end = `${isExpired ? 'expired' : 'works until'} ${dayOf(expiresAt)}`
  return [`Created on ${dayOf(createdAt)}`, end, used]
}
