let whole: Promise<void> = Promise.resolve()

/** Notes that the rest of the messages is on its way, where the page began with those that it shows. */
export function expectWholeMessages(arrival: Promise<void>): void {
  whole = arrival
}

/** Settles once every text there is can be shown. */
export const whenMessagesAreWhole = (): Promise<void> => whole
