import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { chatPanelMachine } from '#machines/support/chat-panel.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import styles from './chat-panel.module.css'
import { RoomList } from './room-list.tsx'

export type ChatPanelActor = ActorRefFrom<typeof chatPanelMachine>

type Props = {
  panel: ChatPanelActor
  /** Renders a room. `lead` replaces the room's title. */
  roomOf: (roomId: string, lead: ReactNode) => ReactNode
  onClose: () => void
}

/** The members' chat rooms, in a side panel (CS-03). */
export function ChatPanel({ panel, roomOf, onClose }: Props) {
  const title = useSelector(
    panel,
    ({ context }) => context.rooms.find(({ id }) => id === context.roomId)?.title,
  )
  const isInRoom = useSelector(panel, (snapshot) => snapshot.matches('inRoom'))
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const name = isInRoom && title ? title : t({ id: 'common.chatRooms', message: 'Chat rooms' })
  // The clicked control disappears when the view changes, so move the focus to the panel.
  useFocusOnStep(place, name)
  return (
    <Dialog shape="panel" focused="dialog" title={name} onClose={onClose}>
      <section ref={place} tabIndex={-1} className={styles.place} aria-label={name}>
        <Inside panel={panel} roomOf={roomOf} />
      </section>
    </Dialog>
  )
}

function Inside({ panel, roomOf }: Omit<Props, 'onClose'>) {
  const snapshot = useSelector(panel, (snapshot) => snapshot)
  const { rooms, roomId, failure } = snapshot.context
  if (snapshot.matches('loginNeeded')) return <LoginFirst panel={panel} />
  if (snapshot.matches('off')) {
    return (
      <Notice>
        <EmptyState
          state="empty"
          title={<Trans id="support.chatOffTitle">Chat unavailable</Trans>}
          action={<Again panel={panel} />}
        >
          <Trans id="support.chatOffText">Everything else works as usual.</Trans>
        </EmptyState>
      </Notice>
    )
  }
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(failure)
    return (
      <Notice>
        <EmptyState state="failed" title={title} action={<Again panel={panel} />}>
          {help}
        </EmptyState>
      </Notice>
    )
  }
  if (snapshot.matches('inRoom') && roomId !== null) return roomOf(roomId, <Back panel={panel} />)
  return (
    <RoomList
      rooms={snapshot.matches('choosing') ? rooms : null}
      onChoose={(chosen) => panel.send({ type: 'room.choose', roomId: chosen })}
    />
  )
}

const Notice = ({ children }: { children: ReactNode }) => <div className={styles.said}>{children}</div>

function LoginFirst({ panel }: { panel: ChatPanelActor }) {
  return (
    <Notice>
      <EmptyState
        state="empty"
        title={<Trans id="support.chatPanel.loginTitle">Log in to talk to others</Trans>}
        action={
          <Button look="act" onClick={() => panel.send({ type: 'login.ask' })}>
            <Trans id="common.logIn">Log in</Trans>
          </Button>
        }
      >
        <Trans id="support.chatPanel.loginText">The rooms open here once you log in.</Trans>
      </EmptyState>
    </Notice>
  )
}

const Again = ({ panel }: { panel: ChatPanelActor }) => (
  <Button onClick={() => panel.send({ type: 'rooms.retry' })}>
    <Trans id="common.tryAgain">Try again</Trans>
  </Button>
)

const Back = ({ panel }: { panel: ChatPanelActor }) => (
  <Button look="plain" onClick={() => panel.send({ type: 'rooms.show' })}>
    <Icon name="previous" small />
    <Trans id="support.chatPanel.allRooms">All rooms</Trans>
  </Button>
)
