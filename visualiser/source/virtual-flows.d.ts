declare module 'virtual:flows' {
  import type { Library } from './flow-source.ts'
  /** Throws where a module cannot be loaded or has no machine. */
  export const loadLibrary: () => Promise<Library>
}
