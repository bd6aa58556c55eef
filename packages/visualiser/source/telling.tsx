import { english, type Telling } from '@palpite/paths/wording/translation.ts'
import { createContext, type ReactNode, useContext } from 'react'

const Told = createContext<Telling>(english)

export const useTelling = (): Telling => useContext(Told)

export function TellingProvider({ telling, children }: { telling: Telling; children: ReactNode }) {
  return <Told value={telling}>{children}</Told>
}
