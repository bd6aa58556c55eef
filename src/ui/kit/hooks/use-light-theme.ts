import { useInsertionEffect } from 'react'

/**
 * Sets the light theme on the document, so that it also applies to dialogs. Server-rendered pages already
 * have it (`entry-server.tsx`). On client-side navigation, it is set before layout and paint.
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
