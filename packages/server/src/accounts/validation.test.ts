import { limits, login, register } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

const email = 'nissa@example.org'
const password = 'a long enough one'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test.each([
    ['a missing email', { password }],
    ['an empty email', { email: '', password }],
    ['an email without a host', { email: 'nissa@', password }],
    ['an email with a space', { email: 'nissa revane@example.org', password }],
    ['an email of 255 characters', { email: `${'n'.repeat(243)}@example.org`, password }],
    ['an email that is no text', { email: 7, password }],
    ['an email with a null byte', { email: 'nissa\0@example.org', password }],
  ])('%s is not valid', async (_, input) => {
    const expected = { status: 400, message: 'Please enter a valid email address' }
    for (const endpoint of [login, register]) {
      expect(await app().visitor().refusal(endpoint, { input })).toMatchObject(expected)
    }
  })

  test.each([
    ['missing', { email }],
    ['empty', { email, password: '' }],
  ])('a %s password is required to sign in', async (_, input) => {
    expect(await app().visitor().refusal(login, { input })).toEqual({
      status: 400,
      code: 'bad_input',
      message: 'Password is required',
      issues: [{ path: 'password', message: 'Password is required' }],
    })
  })

  test.each([
    ['missing', { email }],
    ['of nine characters', { email, password: 'nine char' }],
  ])('a password %s is too short to register', async (_, input) => {
    const message = 'Password must be at least 10 characters long'
    expect(await app().visitor().refusal(register, { input })).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'password', message }],
    })
  })

  test('a password of ten characters is long enough', async () => {
    const input = { email: app().freshEmail(), password: 'ten-chars!' }
    expect(await app().visitor().call(register, { input })).toMatchObject({ email: input.email })
  })

  test('a password has a longest length, for signing in and for registering', async () => {
    const input = { email, password: 'x'.repeat(limits.passwordMax + 1) }
    const expected = { status: 400, message: 'Password must be 200 characters or less' }
    for (const endpoint of [login, register]) {
      expect(await app().visitor().refusal(endpoint, { input })).toMatchObject(expected)
    }
  })

  test('every problem is reported, with the field it belongs to', async () => {
    const { issues } = await app()
      .visitor()
      .refusal(register, { input: { email: 'nissa', password: 'short' } })
    expect(issues).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 10 characters long' },
    ])
  })

  test('any characters make a password', async () => {
    const [email, password] = [app().freshEmail(), ' pässwörd\0 🂡🂢🂣 ']
    await app().visitor().call(register, { input: { email, password } })
    expect(await app().visitor().call(login, { input: { email, password } })).toMatchObject({
      email,
    })
  })
})
