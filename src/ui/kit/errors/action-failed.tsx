import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { failureWords } from './failure-words.tsx'

/** The attempt had no effect and can be repeated unchanged. */
export function ActionFailed({ failure }: { failure: Parameters<typeof failureWords>[0] }) {
  const { title, help } = failureWords(failure)
  return (
    <NoticeBar title={title}>
      {help} <Trans>What you typed is still here.</Trans>
    </NoticeBar>
  )
}
