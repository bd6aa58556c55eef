import { useLingui } from '@lingui/react/macro'

/** The day of a moment (ISO 8601) in the visitor's own time zone, in figures. For pages that are made in the browser alone. */
export function LocalDay({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={moment}>{i18n.date(moment, { day: '2-digit', month: '2-digit', year: 'numeric' })}</time>
  )
}
