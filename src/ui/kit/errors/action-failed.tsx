import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { failureText } from './failure-text.tsx'

/** Says why a request failed, and that the input is still there. */
export function ActionFailed({ failure }: { failure: Parameters<typeof failureText>[0] }) {
  const { title, help } = failureText(failure)
  return (
    <NoticeBar title={title}>
      {help} <Trans id="kit.errors.inputKept">What you typed is still here.</Trans>
    </NoticeBar>
  )
}
