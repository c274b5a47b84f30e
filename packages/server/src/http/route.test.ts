import { endpoint, noParams, nothing } from '@manafolio/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changeRole } from '../accounts/rules.ts'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import { route } from './route.ts'

const getVault = endpoint({
  method: 'GET',
  path: '/api/vault',
  access: 'admin',
  params: noParams,
  input: nothing,
  output: z.object({ keeper: z.string() }),
})

onOneEngine((engine) => {
  const app = useTestApp(engine, {
    addRoutes(scope) {
      route(scope, getVault, ({ member }) => {
        const keeper = { keeper: member.email, combination: '12-34-56' }
        return keeper
      })
    },
  })

  test('what is for administrators tells a visitor to sign in', async () => {
    expect(await app().visitor().refusal(getVault)).toMatchObject({
      status: 401,
      message: 'Authentication required',
    })
  })

  test('what is for administrators is refused to a user', async () => {
    const user = await app().member()
    expect(await user.refusal(getVault)).toEqual({
      status: 403,
      message: 'Only administrators can do this.',
      code: 'admin_only',
    })
  })

  test('what is for administrators is answered to an administrator', async () => {
    const admin = await app().admin()
    expect(await admin.call(getVault)).toEqual({ keeper: admin.account.email })
  })

  test('who is no administrator any more is refused at once', async () => {
    const admin = await app().admin()
    const { database, clock } = app()
    await changeRole({ db: database.db, clock }, admin.account.email, 'user')
    expect(await admin.refusal(getVault)).toMatchObject({ status: 403 })
  })

  test('an answer has the keys of the contract and no others', async () => {
    const admin = await app().admin()
    const response = await admin.send({ method: 'GET', url: getVault.path })
    expect(response.json()).toEqual({ keeper: admin.account.email })
  })
})
