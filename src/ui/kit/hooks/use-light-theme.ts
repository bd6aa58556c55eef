import { useInsertionEffect } from 'react'

/**
 * Forces the light theme on the document, including dialogs. Server pages already have it
 * (`entry-server.tsx`); elsewhere it is set before layout and paint.
 */
export function useLightTheme(): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = 'light'
    return () => {
      delete dataset.theme
    }
  }, [])
}
