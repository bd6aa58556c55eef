import { createContext, type ReactNode, useContext } from 'react'
import type { Library } from './flow-source.ts'

const LibraryContext = createContext<Library | null>(null)

export function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('There is no library around this.')
  return library
}

export function LibraryProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>
}
