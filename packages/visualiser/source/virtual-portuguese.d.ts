declare module 'virtual:portuguese' {
  import type { Portuguese } from '#visualiser/source/words.ts'
  /** Loads the translations of a flow, by its name. */
  export const flows: { readonly [flow: string]: () => Promise<{ default: Portuguese }> }
}
