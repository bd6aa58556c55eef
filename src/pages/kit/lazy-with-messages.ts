import { whenMessagesAreWhole } from '#app/catalogue-ready.ts'
import { withTimeout } from '#app/chunk-loading.ts'

/** A popup is a part of its own, and its texts are not among those that came with the page. */
export const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([withTimeout(load()), whenMessagesAreWhole()])
    return module
  }
