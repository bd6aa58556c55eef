import { createContext, useContext } from 'react'

export const BrandName = createContext('')

export function PageTitle({ children: name }: { children: string }) {
  const brand = useContext(BrandName)
  return <title>{brand ? `${name} · ${brand}` : name}</title>
}
