import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { failureText } from './failure-text.tsx'

/** States that the request had no effect and can be repeated unchanged. */
export function ActionFailed({ failure }: { failure: Parameters<typeof failureText>[0] }) {
  const { title, help } = failureText(failure)
  return (
    <NoticeBar title={title}>
      {help} <Trans id="kit.errors.inputKept">What you typed is still here.</Trans>
    </NoticeBar>
  )
}
