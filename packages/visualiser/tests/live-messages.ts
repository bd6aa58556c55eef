import type { LiveMessage } from '#visualiser/inspection/live-message.ts'

type MessageBody<Message = LiveMessage> = Message extends LiveMessage ? Omit<Message, 'page' | 'at'> : never

export function reportingPage(page: string) {
  let at = 1_000
  const say = (body: MessageBody): LiveMessage => ({ ...body, page, at: at++ })
  return {
    page: (address: string) => say({ type: 'page', address }),
    actor: (actor: string, parent: string | null = null, machine: string | null = actor) =>
      say({ type: 'actor', actor, parent, name: actor, machine }),
    state: (actor: string, leaves: string[], context: unknown = {}) =>
      say({ type: 'state', actor, value: null, leaves, tags: [], status: 'active', context }),
    event: (actor: string, from: string | null, event: { type: string; [key: string]: unknown }) =>
      say({ type: 'event', actor, from, event }),
    taken: (actor: string, ...edges: string[]) => say({ type: 'taken', actor, edges }),
    gone: (actor: string) => say({ type: 'gone', actor }),
  }
}
