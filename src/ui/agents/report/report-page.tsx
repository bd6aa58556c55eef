import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateRange } from '#ui/kit/forms/date-range.tsx'
import { type DayRange, type PresetName as Preset, presetNames } from '#ui/kit/forms/day-range.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { PresetName } from './preset-name.tsx'
import styles from './report-page.module.css'

/** The days that a report is about, and how others are chosen. */
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
  /** Whose figures are counted, where more or fewer could be expected. */
  counted?: ReactNode
  /** What else narrows it down. */
  filters?: ReactNode
  /** Stands beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with a report: which days it is about, what narrows it down, and the report. */
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
        {counted} <Trans>Times are Brasília time; days begin at midnight.</Trans>
      </p>
      {children}
    </>
  )
}
