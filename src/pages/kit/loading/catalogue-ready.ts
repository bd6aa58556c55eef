let whole: Promise<unknown> = Promise.resolve()
let tryAgain: (() => void) | undefined

/** All texts are on their way. If they do not arrive, they are loaded again when they are next needed. */
export function expectCatalogue(loading: Promise<unknown>, load: () => Promise<unknown>): void {
  whole = loading
  tryAgain = undefined
  loading.catch(() => {
    tryAgain = () => expectCatalogue(load(), load)
  })
}

/** Resolves once all texts are loaded. */
export function whenCatalogueReady(): Promise<unknown> {
  tryAgain?.()
  return whole
}
