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
        <Trans>Opening the chat …</Trans>
      ) : unread > 0 ? (
        <Trans>Read the answer</Trans>
      ) : (
        <Trans>Start a chat</Trans>
      )}
    </Button>
  )
  const openWindow = (
    <Button look="act" onClick={() => actor.send({ type: 'chat.openWindow' })}>
      <Trans>Open the chat</Trans>
    </Button>
  )
  if (snapshot.matches('notFound')) {
    return (
      <Box title={<Trans>This conversation is not here</Trans>} action={open} isAlert>
        <Trans>
          It has ended, or it belongs to an account that is not logged in here. You can start another one.
        </Trans>
      </Box>
    )
  }
  if (snapshot.matches('blocked')) {
    return (
      <Box title={<Trans>Your browser held the chat back</Trans>} action={openWindow}>
        <Trans>It wants a window of its own. Press the button and it opens.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('opened')) {
    return (
      <Box title={<Trans>The chat is open in its own window</Trans>} action={openWindow}>
        <Trans>If you do not find it, open it once more.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('refused') && snapshot.context.refusal === 'unsafeAddress') {
    return (
      <Box title={<Trans>The chat’s address is not safe to open</Trans>} isAlert>
        <Trans>We did not lead you there. Please reach us by another way and tell us.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('refused')) {
    return (
      <Box title={<Trans>There is no chat for now</Trans>} isAlert>
        <Trans>Please reach us by another way.</Trans>
      </Box>
    )
  }
  if (snapshot.matches('waiting')) {
    return (
      <Box title={<Trans>Too many chats were opened from here</Trans>} isAlert>
        <Trans>In a few minutes another one can be.</Trans>
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
      <Box title={<Trans>You have been answered</Trans>} action={open}>
        <UnreadAnswers count={unread} />
      </Box>
    )
  }
  return (
    <Box title={<Trans>Talk to us</Trans>} action={open}>
      <Trans>
        Somebody reads what you write and answers it here. Nobody will ever ask for your password.
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
