import { addressOf, type CardDataError, cardDataError, type Endpoint } from '@manafolio/contract'
import type { Client, Payload } from './client.ts'

/** Calls an endpoint of the mirror; throws unless it refuses in the words of the card-data service. */
export async function cardDataRefusal(
  client: Client,
  endpoint: Endpoint,
  { params = {}, input }: Payload = {},
): Promise<CardDataError> {
  const sendsBody = endpoint.method !== 'GET' && input !== undefined
  const response = await client.send({
    method: endpoint.method,
    url: addressOf(endpoint, params, input),
    ...(sendsBody && {
      payload: JSON.stringify(input),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const refusal = cardDataError.parse(response.json())
  if (refusal.status !== response.statusCode) throw new Error(`answered ${response.statusCode}`)
  return refusal
}
