import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { PresetContractsActor } from './with-presets.tsx'

/** Shown once the platform has refused a preset, until the preset is corrected or removed. */
export function PresetsRefused({ actor }: { actor: PresetContractsActor | undefined }) {
  const isRefused = useSelector(actor, (snapshot) => snapshot?.context.refusal != null)
  if (!isRefused) return null
  return (
    <NoticeBar title={<Trans id="agents.presetContracts.refusedTitle">A contract needs changes</Trans>}>
      <Trans id="agents.presetContracts.refusedBody">
        Your own terms have changed. Change the contract’s terms or remove it. Nothing was sent.
      </Trans>
    </NoticeBar>
  )
}
