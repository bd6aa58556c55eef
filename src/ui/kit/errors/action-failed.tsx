import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { failureWords } from './failure-words.tsx'

/** An attempt brought no answer and did nothing; it may be made again as it stands. */
export function NotDone({ failure }: { failure: Parameters<typeof failureWords>[0] }) {
  const { title, help } = failureWords(failure)
  return (
    <NoticeBar title={title}>
      {help} <Trans>What you typed is still here.</Trans>
    </NoticeBar>
  )
}
