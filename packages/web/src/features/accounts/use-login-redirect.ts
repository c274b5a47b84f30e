import { pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

const redirectAfterMs = 3000

/** Goes to the sign-in page once there was time to read what the page says. */
export function useLoginRedirect(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: pages.login }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
}
