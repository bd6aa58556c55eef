import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { failureText } from './failure-text.tsx'

/** The attempt had no effect and can be repeated unchanged. */
export function ActionFailed({ failure }: { failure: Parameters<typeof failureText>[0] }) {
  const { title, help } = failureText(failure)
  return (
    <NoticeBar title={title}>
      {help} <Trans>What you typed is still here.</Trans>
    </NoticeBar>
  )
}
