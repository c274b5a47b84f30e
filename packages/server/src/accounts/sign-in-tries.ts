import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../http/client-network.ts'
import { throttleBy } from '../http/throttle.ts'
import { type CounterDeps, type TryLimit, tryCounter } from '../http/try-counter.ts'
import type { KnownDevices } from './known-devices.ts'

/** Checks a password unless too many were wrong before. */
export type GuardedCheck = <T>(
  request: FastifyRequest,
  email: string,
  check: () => Promise<T>,
) => Promise<T>

/**
 * Wrong passwords count against the network they come from, against the account as seen from that
 * network and, slowly, against the account as such, so that a thousand networks guess no faster than
 * one. Browsers known to the account count for themselves alone: while strangers guess, its owner
 * still gets in. Right passwords do not count.
 */
export function guardedCheck(deps: CounterDeps, devices: KnownDevices): GuardedCheck {
  const triesPerNetwork = throttleBy(deps, {
    name: 'sign-in',
    max: limits.loginTriesPerAddress,
    keyOf: clientNetwork,
  })
  const tries = tryCounter(deps, 'password')
  return async (request, email, check) => {
    const device = devices.idOf(request, email)
    if (device === undefined) await triesPerNetwork(request)
    const reached = device === undefined ? strangerLimits(request, email) : deviceLimits(device)
    const { takeBack } = await tries.countOrRefuse(reached)
    const checked = await check()
    await takeBack()
    return checked
  }
}

function deviceLimits(id: string): TryLimit[] {
  return [
    { key: `device ${id}`, max: limits.loginTriesPerAccount, minutes: limits.throttleMinutes },
  ]
}

function strangerLimits(request: FastifyRequest, email: string): TryLimit[] {
  const account = email.toLowerCase()
  return [
    {
      key: `network ${clientNetwork(request)} ${account}`,
      max: limits.loginTriesPerAccount,
      minutes: limits.throttleMinutes,
    },
    {
      key: `account ${account}`,
      max: limits.loginFailuresByStrangers,
      minutes: limits.loginFailureMinutes,
    },
  ]
}
