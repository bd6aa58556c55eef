declare module 'virtual:flows' {
  import type { Library } from '#visualiser/source/flow-source.ts'
  /** Throws if a module cannot be loaded or has no machine. */
  export const loadLibrary: () => Promise<Library>
}
