import { useInsertionEffect } from 'react'

/**
 * Sets the light theme on the document, so that dialogs have it too. Server-rendered pages already have it
 * (`entry-server.tsx`). On client navigation, it is set before layout and paint.
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
