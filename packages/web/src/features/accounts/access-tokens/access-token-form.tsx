import { type AccessTokenScope, accessTokenDays, limits } from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import classes from './access-tokens.module.css'
import { useCreateAccessToken } from './access-tokens-query.ts'

export const scopeNames: Record<AccessTokenScope, string> = {
  read: 'Read only',
  write: 'Read and write',
}

const scopes = Object.entries(scopeNames).map(([value, label]) => ({ value, label }))
const choices = accessTokenDays.map((days) => ({ value: `${days}`, label: countOf(days, 'day') }))

/** Makes an access token, and shows it once. */
export function AccessTokenForm() {
  const [name, setName] = useState('')
  const [scope, setScope] = useState('read')
  const [days, setDays] = useState('30')
  const create = useCreateAccessToken()

  function send(event: FormEvent) {
    event.preventDefault()
    const input = {
      name,
      scope: scope === 'write' ? ('write' as const) : ('read' as const),
      days: accessTokenDays.find((one) => `${one}` === days),
    }
    create.mutate(input, { onSuccess: () => setName('') })
  }

  return (
    <>
      <form className={classes.form} aria-labelledby="access-tokens" noValidate onSubmit={send}>
        <TextInput
          label="Name"
          placeholder="What uses it"
          required
          withAsterisk={false}
          maxLength={limits.accessTokenName}
          error={fieldErrorsOf(create.error).name}
          className={classes.nameField}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
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
        {create.data && (
          <ShownOnce
            label={`Access token “${create.data.accessToken.name}”`}
            copyLabel="Copy token"
            text={create.data.token}
          />
        )}
      </div>
    </>
  )
}
