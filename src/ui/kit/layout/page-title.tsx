import { createContext, useContext } from 'react'

/** The name of the brand, for titles. */
export const BrandName = createContext('')

/** What the page is called in the browser's tab, history and bookmarks. Each page has one. */
export function PageTitle({ children: name }: { children: string }) {
  const brand = useContext(BrandName)
  return <title>{brand ? `${name} · ${brand}` : name}</title>
}
