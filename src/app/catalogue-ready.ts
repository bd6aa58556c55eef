let whole: Promise<void> = Promise.resolve()

export function expectWholeMessages(arrival: Promise<void>): void {
  whole = arrival
}

/** Resolves once all texts are loaded. */
export const whenMessagesAreWhole = (): Promise<void> => whole
