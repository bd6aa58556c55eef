import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { chatPanelMachine } from '#machines/support/chat-panel.machine.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './chat-panel.module.css'

type Room = SnapshotFrom<typeof chatPanelMachine>['context']['rooms'][number]

type Props = {
  rooms: readonly Room[] | null
  onChoose: (roomId: string) => void
}

const PLACES = ['one', 'two', 'three', 'four'] as const

/** Chat rooms. Each shows its topic, the number of members present and the last message (CS-03). */
export function RoomList({ rooms, onChoose }: Props) {
  const { t } = useLingui()
  if (!rooms) {
    return (
      <ul
        className={styles.rooms}
        aria-busy="true"
        aria-label={t({ id: 'common.chatRooms', message: 'Chat rooms' })}
      >
        {PLACES.map((place) => (
          <li key={place} className={styles.waiting} />
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.rooms} aria-label={t({ id: 'common.chatRooms', message: 'Chat rooms' })}>
      {rooms.map((room) => (
        <li key={room.id}>
          <button type="button" className={styles.room} onClick={() => onChoose(room.id)}>
            <span className={styles.name}>{room.title}</span>
            <Presence room={room} />
            <span className={styles.about}>{room.about}</span>
            <Last last={room.last} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Presence({ room: { open, present } }: { room: Room }): ReactNode {
  if (!open) {
    return (
      <span className={styles.present}>
        <Trans id="support.chatPanel.readOnly">Read only</Trans>
      </span>
    )
  }
  return (
    <span className={styles.present} data-some={present > 0 || undefined}>
      <Plural id="support.chatPanel.present" value={present} _0="empty now" one="# here" other="# here" />
    </span>
  )
}

function Last({ last }: { last: Room['last'] }): ReactNode {
  if (!last) {
    return (
      <span className={styles.last}>
        <Trans id="support.noMessages">No messages yet.</Trans>
      </span>
    )
  }
  return (
    <span className={styles.last}>
      <span className={styles.words}>
        <b>{last.own ? <Trans id="support.you">You</Trans> : last.author}</b>{' '}
        {last.text ?? <Trans id="support.messageRemoved">This message was removed.</Trans>}
      </span>
      <CalendarTime moment={last.at} show="short" />
    </span>
  )
}
