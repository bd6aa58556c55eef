declare module 'virtual:portuguese' {
  import type { Portuguese } from '#visualiser/source/translate-chart.ts'
  export const flows: { readonly [flow: string]: () => Promise<{ default: Portuguese }> }
}
