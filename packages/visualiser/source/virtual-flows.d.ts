declare module 'virtual:flows' {
  import type { Library } from '#visualiser/source/flow-source.ts'
  /** Throws if a module has no machine or cannot be loaded. */
  export const loadLibrary: () => Promise<Library>
}
