import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { FailureSentences } from '../call-failure/failure-words.tsx'
import { TooMany } from '../call-failure/too-many.tsx'
import { Button } from '../kit/button.tsx'
import { NoticeBar } from '../kit/notice-bar.tsx'
import type { DownlineTransferActor } from './downline-transfer.tsx'

/** Where the money is, as far as anybody knows. */
export function TransferSaid({ actor }: { actor: DownlineTransferActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, failure } = snapshot.context
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (snapshot.matches({ confirming: 'failed' })) {
    return (
      <NoticeBar title={<Trans>Nothing was sent</Trans>}>
        <FailureSentences reason={failure?.reason} />
      </NoticeBar>
    )
  }
  if (snapshot.matches('reconciling')) {
    return (
      <NoticeBar title={<Trans>We are finding out whether the money was sent</Trans>}>
        <Trans>No answer came. It is sent once at most, however often we ask.</Trans>{' '}
        {snapshot.can({ type: 'transfer.retry' }) ? (
          <Button onClick={() => actor.send({ type: 'transfer.retry' })}>
            <Trans>Look now</Trans>
          </Button>
        ) : null}
      </NoticeBar>
    )
  }
  if (snapshot.matches({ unfinished: 'mismatched' })) {
    return (
      <NoticeBar title={<Trans>It was sent with another payment password</Trans>}>
        <Trans>Use the one from then, or leave it and look at your account details.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches('unfinished')) {
    return (
      <NoticeBar title={<Trans>This transfer may not have arrived</Trans>}>
        <Trans>
          The page was closed before an answer came. With your payment password it is finished; it is sent
          once at most.
        </Trans>
      </NoticeBar>
    )
  }
  return null
}
