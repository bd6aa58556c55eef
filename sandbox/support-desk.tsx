import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportConversations } from '#protocol/sandbox/support.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { answerSupport, readSupport } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 2_000

/** Lists the conversations with customer service (CS-02). */
export function SupportDesk() {
  const read = useQuery({ queryKey: ['support'], queryFn: readSupport, refetchInterval: LOOK_EVERY })
  const conversations = read.data?.conversations
  return (
    <Section name="customerService">
      {conversations?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.supportDesk.empty">No conversations yet. Messages to support appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {conversations?.map((conversation) => (
          <One key={conversation.id} conversation={conversation} />
        ))}
      </ol>
    </Section>
  )
}

function One({ conversation }: { conversation: SupportConversations[number] }) {
  const { t } = useLingui()
  const { id, account, waits, messages } = conversation
  const [text, setText] = useState('')
  const answering = useChange(answerSupport)
  const who = account ?? t({ id: 'sandbox.common.visitor', message: 'Visitor' })
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{who}</strong>{' '}
        {waits ? (
          <Trans id="sandbox.supportDesk.waiting">is waiting for a reply</Trans>
        ) : (
          <Trans id="sandbox.supportDesk.replied">has a reply</Trans>
        )}
      </p>
      {messages.map(({ author, text: said }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and their elements no state.
        <p key={place} className={author === 'service' ? styles.about : undefined}>
          {author === 'service' ? '← ' : null}
          {said}
        </p>
      ))}
      <form
        className={styles.steps}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) answering.mutate({ id, text }, { onSuccess: () => setText('') })
        }}
      >
        <input
          className={styles.answer}
          aria-label={t({ id: 'sandbox.common.replyTo', message: `Reply to ${who}` })}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={answering.isPending}>
          <Trans id="sandbox.common.reply">Reply</Trans>
        </Button>
      </form>
      <div role="status" className={styles.off}>
        {answering.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}
