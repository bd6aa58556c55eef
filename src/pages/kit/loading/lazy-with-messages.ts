import { whenCatalogueReady } from './catalogue-ready.ts'
import { withTimeout } from './chunk-loading.ts'

/** Loads a chunk and waits for all texts, since texts of lazy parts are not sent with the page. */
export const lazyWithMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([withTimeout(load()), whenCatalogueReady()])
    return module
  }
