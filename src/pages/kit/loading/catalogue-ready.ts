let whole: Promise<unknown> = Promise.resolve()
let tryAgain: (() => void) | undefined

/** Sets the pending load of all texts. If it fails, the next caller of `whenCatalogueReady` retries it. */
export function expectCatalogue(loading: Promise<unknown>, load: () => Promise<unknown>): void {
  whole = loading
  tryAgain = undefined
  loading.catch(() => {
    tryAgain = () => expectCatalogue(load(), load)
  })
}

export function whenCatalogueReady(): Promise<unknown> {
  tryAgain?.()
  return whole
}
