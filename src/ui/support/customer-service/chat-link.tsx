import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { liveChatMachine } from '#machines/support/live-chat.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import styles from './chat-link.module.css'
import { UnreadAnswers } from './unread-answers.tsx'

type Props = {
  actor: ActorRefFrom<typeof liveChatMachine>
  unread: number
}

/** Starts a conversation, or explains why that is impossible (CS-02). */
export function ChatLink({ actor, unread }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const isBusy = snapshot.hasTag('busy')
  const open = (
    <Button look="act" aria-disabled={isBusy} onClick={() => actor.send({ type: 'chat.open' })}>
      {isBusy ? (
        <Trans id="support.customerService.opening">Opening the chat…</Trans>
      ) : unread > 0 ? (
        <Trans id="support.customerService.readReply">Read the reply</Trans>
      ) : (
        <Trans id="support.customerService.startChat">Start a chat</Trans>
      )}
    </Button>
  )
  const openWindow = (
    <Button look="act" onClick={() => actor.send({ type: 'chat.openWindow' })}>
      <Trans id="support.customerService.openChat">Open the chat</Trans>
    </Button>
  )
  if (snapshot.matches('notFound')) {
    return (
      <Box
        title={<Trans id="support.customerService.notFoundTitle">Conversation not found</Trans>}
        action={open}
        isAlert
      >
        <Trans id="support.customerService.notFoundText">
          It has ended, or it belongs to another account. You can start a new one.
        </Trans>
      </Box>
    )
  }
  if (snapshot.matches('blocked')) {
    return (
      <Box
        title={<Trans id="support.customerService.blockedTitle">Your browser blocked the chat</Trans>}
        action={openWindow}
      >
        <Trans id="support.customerService.blockedText">
          The chat opens in its own window. Press the button to open it.
        </Trans>
      </Box>
    )
  }
  if (snapshot.matches('opened')) {
    return (
      <Box
        title={<Trans id="support.customerService.openedTitle">The chat is open in its own window</Trans>}
        action={openWindow}
      >
        <Trans id="support.customerService.openedText">If you can’t find it, open it again.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('refused') && snapshot.context.refusal === 'unsafeAddress') {
    return (
      <Box
        title={<Trans id="support.customerService.unsafeTitle">The chat’s address isn’t safe to open</Trans>}
        isAlert
      >
        <Trans id="support.customerService.unsafeText">
          We blocked this address. Please contact us another way and let us know.
        </Trans>
      </Box>
    )
  }
  if (snapshot.matches('refused')) {
    return (
      <Box
        title={<Trans id="support.customerService.offTitle">The chat is unavailable right now</Trans>}
        isAlert
      >
        <Trans id="support.customerService.offText">Please contact us another way.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('waiting')) {
    return (
      <Box title={<Trans id="support.customerService.throttledTitle">Too many chats opened</Trans>} isAlert>
        <Trans id="support.customerService.throttledText">Try again in a few minutes.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <Box title={title} action={open} isAlert>
        {help}
      </Box>
    )
  }
  if (unread > 0) {
    return (
      <Box
        title={<Trans id="support.customerService.repliedTitle">We’ve replied to you</Trans>}
        action={open}
      >
        <UnreadAnswers count={unread} />
      </Box>
    )
  }
  return (
    <Box title={<Trans id="support.customerService.talkTitle">Talk to us</Trans>} action={open}>
      <Trans id="support.customerService.talkText">
        Our team reads what you write and replies here. We’ll never ask for your password.
      </Trans>
    </Box>
  )
}

type BoxProps = { title: ReactNode; children: ReactNode; action?: ReactNode; isAlert?: boolean }

const Box = ({ title, children, action, isAlert = false }: BoxProps) => (
  <section className={styles.box}>
    <div role={isAlert ? 'alert' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
    </div>
    {action}
  </section>
)
