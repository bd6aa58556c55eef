import { whenCatalogueReady } from './catalogue-ready.ts'
import { withTimeout } from './chunk-loading.ts'

/** Popups have their own chunk, and their texts are not among those sent with the page. */
export const lazyWithMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([withTimeout(load()), whenCatalogueReady()])
    return module
  }
