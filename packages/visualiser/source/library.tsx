import { createContext, type ReactNode, useContext } from 'react'
import type { Library } from './flow-source.ts'

const Known = createContext<Library | null>(null)

export function useLibrary(): Library {
  const library = useContext(Known)
  if (!library) throw new Error('There is no library around this.')
  return library
}

export function LibraryProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <Known value={library}>{children}</Known>
}
