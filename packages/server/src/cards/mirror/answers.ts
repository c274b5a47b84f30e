import type { Catalogue } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import { bytesOf } from './byte-text.ts'
import { cardText } from './card-text.ts'
import type { Answer, Body } from './mirror-route.ts'

export function lasting(body: Body): Answer {
  return { body, isLasting: true }
}

/** The card of a printing; refused with this code when there is none. */
export function cardAnswer(
  catalogue: Catalogue,
  printing: number | undefined,
  code: 'card_not_found' | 'card_number_not_found' | 'card_name_not_found',
): Answer {
  if (printing === undefined) throw new AppError(code)
  return lasting(bytesOf(cardText(catalogue, printing)))
}
