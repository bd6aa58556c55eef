import { useLingui } from '@lingui/react/macro'
import type { MemberPage, SeparatePage } from './member-page.ts'
import { memberPageNames } from './member-page-names.ts'

export function MemberPageName({ page }: { page: MemberPage | SeparatePage }) {
  const { i18n } = useLingui()
  return <>{i18n._(memberPageNames[page])}</>
}
