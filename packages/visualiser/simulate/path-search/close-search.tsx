import { Trans } from '@lingui/react/macro'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'

export function CloseSearch({ actor }: { actor: SimulateActor }) {
  return (
    <ToolButton look="plain" onClick={() => actor.send({ type: 'pathSearch.dismiss' })}>
      <Trans id="flows.common.close">Close</Trans>
    </ToolButton>
  )
}
