/** A request on its way. */
export interface Flight<Passenger> {
  readonly signal: AbortSignal
  passengers(): Passenger[]
  leave(passenger: Passenger): void
}

/** It is aborted when the last of its passengers leaves. */
export function createFlight<Passenger>(passengers: Passenger[]): Flight<Passenger> {
  const controller = new AbortController()
  const aboard = new Set(passengers)
  return {
    signal: controller.signal,
    passengers: () => [...aboard],
    leave(passenger) {
      aboard.delete(passenger)
      if (aboard.size === 0) controller.abort()
    },
  }
}
