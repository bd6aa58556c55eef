let whole: Promise<void> = Promise.resolve()

export function expectCatalogue(arrival: Promise<void>): void {
  whole = arrival
}

/** Resolves once all texts are loaded. */
export const whenCatalogueReady = (): Promise<void> => whole
