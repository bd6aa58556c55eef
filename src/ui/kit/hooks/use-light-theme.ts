import { useInsertionEffect } from 'react'

/**
 * The whole document is light for as long as this is there, and with it the dialogs over it. Pages of the platform come so
 * (`entry-server.tsx`); elsewhere it is so before anything is measured or painted.
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
