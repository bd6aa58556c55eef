import type { I18n } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { areasInUse, loadArea } from './catalogues.ts'

let whole: Promise<unknown> = Promise.resolve()
let tryAgain: (() => void) | undefined
let page: I18n | undefined

/**
 * Sets the promise that loads the texts. If it is rejected, the next call of `whenCatalogueReady` loads them
 * again.
 */
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

/**
 * Makes chunks that are imported from now on wait for their texts. The texts of earlier chunks were sent with
 * the page.
 */
export function loadTextsFor(i18n: I18n): void {
  page = i18n
}

/**
 * Waits for an imported module and its texts. The build inserts calls to this function
 * (`bundling/lazy-texts.ts`).
 * @param areas areas of the module's messages that are not in the first catalogue
 */
export async function withTexts<Module>(importing: Promise<Module>, ...areas: string[]): Promise<Module> {
  // Add the areas before loading, so that a language switch in the meantime loads them too.
  for (const area of areas) areasInUse.add(area)
  const [module] = await Promise.all([importing, page && loadAreas(page, areas)])
  return module
}

async function loadAreas(i18n: I18n, areas: readonly string[]): Promise<void> {
  await whenCatalogueReady()
  let language: string
  do {
    language = i18n.locale
    const parts = await Promise.all(areas.map((area) => loadArea(language as Language, area)))
    // Each `load` re-renders the whole page, so areas whose messages are all known are skipped.
    for (const messages of parts)
      if (Object.keys(messages).some((id) => !(id in i18n.messages))) i18n.load(language, messages)
  } while (language !== i18n.locale)
}
