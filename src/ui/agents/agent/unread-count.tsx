import { Trans } from '@lingui/react/macro'
import { CountPill } from '#ui/kit/feedback/count-pill.tsx'

export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <CountPill words={<Trans>unread</Trans>} isQuiet>
      {Math.min(count, 99)}
    </CountPill>
  ) : null
