import { createContext, type ReactNode, useContext } from 'react'
import { english, type Telling } from '#paths/telling.ts'

const Told = createContext<Telling>(english)

/** How the steps of the machine that is shown are told. */
export const useTelling = (): Telling => useContext(Told)

export function TellingProvider({ telling, children }: { telling: Telling; children: ReactNode }) {
  return <Told value={telling}>{children}</Told>
}
