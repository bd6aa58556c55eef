import type { MessageBuilders } from './message-parts.ts'

export const supportMessages: MessageBuilders<'feedback'> = {
  'feedback.answered': ({ content, answer }) => ({
    title: /*i18n*/ { id: 'notification.feedback.answered.title', message: 'We’ve replied to your message' },
    content: [
      ...lines(answer),
      /*i18n*/ { id: 'notification.feedback.answered.content', message: '<strong>You wrote</strong>' },
      ...lines(content),
    ],
  }),
}

const lines = (text: string): string[] => text.split(/\s*\n\s*/)
