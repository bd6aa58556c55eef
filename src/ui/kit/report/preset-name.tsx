import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PresetName as Preset } from '#ui/kit/forms/day-range.ts'

const names: Record<Preset, MessageDescriptor> = {
  today: msg({ id: 'common.today', message: 'Today' }),
  yesterday: msg({ id: 'kit.report.yesterday', message: 'Yesterday' }),
  sevenDays: msg({ id: 'kit.report.sevenDays', message: '7 days' }),
  thirtyDays: msg({ id: 'kit.report.thirtyDays', message: '30 days' }),
  thisMonth: msg({ id: 'common.thisMonth', message: 'This month' }),
  lastMonth: msg({ id: 'kit.report.lastMonth', message: 'Last month' }),
}

export function PresetName({ preset }: { preset: Preset }) {
  const { i18n } = useLingui()
  return <>{i18n._(names[preset])}</>
}
