import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { cardRolesIn } from './card-roles.ts'

/**
 * Computes the roles of cards ahead of requests, and again whenever another catalogue comes into
 * use.
 */
export function warmRoleCache({ catalogue, log }: Pick<Deps, 'catalogue' | 'log'>): void {
  const findOut = (current: Catalogue) => {
    cardRolesIn(current).catch((error: unknown) => {
      log.warn({ err: error }, 'what the cards do could not be found out')
    })
  }
  findOut(catalogue.current())
  catalogue.onReplaced(findOut)
}
