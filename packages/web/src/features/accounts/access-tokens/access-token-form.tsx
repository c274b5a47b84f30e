import {
  type AccessTokenScope,
  accessTokenDays,
  accessTokenScopes,
  limits,
} from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/formats.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import classes from './access-tokens.module.css'
import {
  accessTokensQuery,
  type CreatedAccessToken,
  useCreateAccessToken,
} from './access-tokens-query.ts'

export const scopeNames: Record<AccessTokenScope, string> = {
  read: 'Read only',
  write: 'Read and write',
}

const scopes = Object.entries(scopeNames).map(([value, label]) => ({ value, label }))
const choices = accessTokenDays.map((days) => ({ value: `${days}`, label: countOf(days, 'day') }))

/** Makes an access token, and shows it once. */
export function AccessTokenForm() {
  const form = useForm(
    { name: '' },
    async () => (await import('../form-schemas.ts')).newAccessToken,
  )
  const [scope, setScope] = useState('read')
  const [days, setDays] = useState('30')
  const [created, setCreated] = useState<CreatedAccessToken | null>(null)
  const list = useQuery(accessTokensQuery)
  const create = useCreateAccessToken()
  const isThere = list.data?.some(({ id }) => id === created?.accessToken.id)

  const send = form.submit(({ name }) => {
    const input = {
      name,
      scope: accessTokenScopes.find((one) => one === scope),
      days: accessTokenDays.find((one) => `${one}` === days),
    }
    create.mutate(input, {
      onSuccess: (answer) => {
        setCreated(answer)
        form.clear()
      },
      onError: (error) => form.refuse(fieldErrorsOf(error)),
    })
  })

  return (
    <>
      <form className={classes.form} aria-labelledby="access-tokens" noValidate onSubmit={send}>
        <TextInput
          label="Name"
          placeholder="What uses it"
          required
          withAsterisk={false}
          maxLength={limits.accessTokenName}
          className={classes.nameField}
          {...form.field('name')}
        />
        <NativeSelect
          label="Access"
          data={scopes}
          value={scope}
          onChange={({ currentTarget }) => setScope(currentTarget.value)}
        />
        <NativeSelect
          label="Works for"
          data={choices}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={create.isPending}>
          {create.isPending ? 'Creating access token...' : 'Create access token'}
        </Button>
      </form>
      <div role="status">
        {created && isThere && (
          <ShownOnce
            label={`Access token “${created.accessToken.name}”`}
            copyLabel="Copy token"
            text={created.token}
          />
        )}
      </div>
    </>
  )
}
