import { createContext, type ReactNode, useContext } from 'react'
import type { Library } from './flow-source.ts'

const LibraryContext = createContext<Library | null>(null)

export function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('The component is not inside a LibraryProvider.')
  return library
}

export function LibraryProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>
}
