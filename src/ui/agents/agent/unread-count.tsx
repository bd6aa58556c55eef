import { Plural } from '@lingui/react/macro'
import { CountPill } from '#ui/kit/feedback/count-pill.tsx'

export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <CountPill
      words={
        <Plural
          id="agents.nav.unread"
          comment="{count} is the number of unread messages; for screen readers"
          value={count}
          _0="No unread messages"
          one="# unread message"
          other="# unread messages"
        />
      }
      isQuiet
    >
      <span aria-hidden="true">{Math.min(count, 99)}</span>
    </CountPill>
  ) : null
