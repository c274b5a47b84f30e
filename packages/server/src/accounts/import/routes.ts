import { importAccount, limits, previewAccountImport } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { fileOf, fileRoute, withFiles } from '../../http/file-body.ts'
import { longRoute } from '../../http/long-route.ts'
import { accountOf, throttleBy } from '../../http/throttle.ts'
import type { CounterDeps } from '../../http/try-counter.ts'
import * as rules from './rules.ts'

/** An export of an account that is read back into another one. */
export function accountImportRoutes(app: FastifyInstance, deps: CounterDeps): void {
  const { db } = deps
  const importsPerAccount = throttleBy(deps, {
    name: 'account import',
    max: limits.accountImportsPerAccount,
    keyOf: accountOf,
  })
  const exportFile = fileRoute(limits.accountImportBytes, 'account_export_too_large')
  withFiles(app, (scope) => {
    longRoute(
      scope,
      previewAccountImport,
      async ({ member, request }, onProgress) => {
        await importsPerAccount(request)
        return rules.previewAccountImport(db, member.id, { file: fileOf(request), onProgress })
      },
      exportFile,
    )
    longRoute(
      scope,
      importAccount,
      async ({ member, request }, onProgress) => {
        await importsPerAccount(request)
        return rules.importAccount(db, member.id, { file: fileOf(request), onProgress })
      },
      exportFile,
    )
  })
}
