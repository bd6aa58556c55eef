import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import { PresetComposer } from './preset-composer.tsx'

export type PresetContractsActor = ActorRefFrom<typeof presetContractsMachine>

type Props = { actor: PresetContractsActor; symbol: string; children: ReactNode }

/** Hides the form while a preset is being composed. The form stays mounted, so that its values are kept. */
export function WithPresets({ actor, symbol, children }: Props) {
  const isComposing = useSelector(actor, (snapshot) => snapshot.hasTag('composing'))
  return (
    <>
      <div hidden={isComposing}>{children}</div>
      {isComposing ? <PresetComposer actor={actor} symbol={symbol} /> : null}
    </>
  )
}
