import { login, type PayloadOf, pages, register } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { readSearchParams } from '../../lib/search-params.ts'
import { announceSessionChange } from '../../lib/session-channel.ts'
import { toast } from '../../ui/toast.ts'
import { useFormRequest } from './use-form-request.ts'

/** Signs in, shows a greeting and goes to the page that led here, or to the search page. */
export function useSignIn() {
  const enter = useEnter()
  return useFormRequest({
    send: (input: PayloadOf<typeof login>) => call(login, { input }),
    failureTitle: 'Login failed',
    fallback: 'Please check your email and password.',
    onSuccess: () => enter('Welcome back!', 'You have successfully logged in.'),
  })
}

/** Creates the account, shows a greeting and goes on in the same way. */
export function useRegister() {
  const enter = useEnter()
  return useFormRequest({
    send: (input: PayloadOf<typeof register>) => call(register, { input }),
    failureTitle: 'Registration failed',
    fallback: 'Please try again with a different email.',
    onSuccess: () => enter('Account created!', 'Welcome to Manafolio. You are now logged in.'),
  })
}

function useEnter() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { next } = useSearch({ strict: false })
  return async (title: string, message: string) => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    announceSessionChange()
    toast(title, message)
    if (next) return navigate({ to: next, replace: true })
    // Keep the search that led here.
    await navigate({ to: pages.home, search: readSearchParams })
  }
}
