import { createAccessToken, listAccessTokens, revokeAccessToken } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { logAccountEvent } from '../account-log.ts'
import { callerOf } from '../own-sessions.ts'
import * as tokens from './rules.ts'
import { listAccessTokenRows } from './store.ts'

export function accessTokenRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listAccessTokens, ({ member }) => listAccessTokenRows(deps.db, member.id))

  route(app, createAccessToken, async ({ member, input, request }) => {
    const caller = callerOf(member, request)
    const created = await tokens.createAccessToken(deps, caller, input)
    logAccountEvent(request, 'access_token_created', member.id)
    return created
  })

  route(app, revokeAccessToken, async ({ member, params, request }) => {
    await tokens.revokeAccessToken(deps, member.id, params.tokenId)
    logAccountEvent(request, 'access_token_revoked', member.id)
    return undefined
  })
}
