export interface InFlightRequest<Consumer> {
  readonly signal: AbortSignal
  consumers(): Consumer[]
  leave(consumer: Consumer): void
}

/** Aborted when its last consumer leaves. */
export function createInFlightRequest<Consumer>(consumers: Consumer[]): InFlightRequest<Consumer> {
  const controller = new AbortController()
  const waiting = new Set(consumers)
  return {
    signal: controller.signal,
    consumers: () => [...waiting],
    leave(consumer) {
      waiting.delete(consumer)
      if (waiting.size === 0) controller.abort()
    },
  }
}
