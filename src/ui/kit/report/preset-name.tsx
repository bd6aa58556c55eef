import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PresetName as Preset } from '#ui/kit/forms/day-range.ts'

const names: Record<Preset, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  sevenDays: msg`7 days`,
  thirtyDays: msg`30 days`,
  thisMonth: msg`This month`,
  lastMonth: msg`Last month`,
}

export function PresetName({ preset }: { preset: Preset }) {
  const { i18n } = useLingui()
  return <>{i18n._(names[preset])}</>
}
