import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { PresetContractsActor } from './with-presets.tsx'

/** Shown after the platform has refused a preset, until the preset is corrected or removed. */
export function PresetsRefused({ actor }: { actor: PresetContractsActor | undefined }) {
  const isRefused = useSelector(actor, (snapshot) => snapshot?.context.refusal != null)
  if (!isRefused) return null
  return (
    <NoticeBar title={<Trans>A contract cannot be offered like this</Trans>}>
      <Trans>
        What you are paid has changed meanwhile. Change its terms or leave it out. Nothing was sent.
      </Trans>
    </NoticeBar>
  )
}
