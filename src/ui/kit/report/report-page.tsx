import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateRange } from '#ui/kit/forms/date-range.tsx'
import { type DayRange, type PresetName as Preset, presetNames } from '#ui/kit/forms/day-range.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { PresetName } from './preset-name.tsx'
import styles from './report-page.module.css'

export type ReportDays = {
  chosen: Preset | null
  days: DayRange
  today: string
  onPreset: (preset: Preset) => void
  onDays: (days: DayRange) => void
}

type Props = {
  title: string
  days: ReportDays
  counted?: ReactNode
  filters?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function ReportPage({ title, days, counted, filters, aside, children }: Props) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </header>
      <div className={styles.choices}>
        <DateRange
          presets={presetNames}
          chosen={days.chosen}
          days={days.days}
          today={days.today}
          nameOf={(preset) => <PresetName preset={preset} />}
          onPreset={days.onPreset}
          onDays={days.onDays}
        />
        {filters}
      </div>
      <p className={styles.zone}>
        {counted} <Trans id="kit.report.timeZone">All times are Brasília time. Days begin at midnight.</Trans>
      </p>
      {children}
    </>
  )
}
